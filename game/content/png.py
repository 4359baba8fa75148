"""PNG files that tell how large they are on paper. It must not know what is printed on them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_INCH = 0.0254  # metres
_RGB = 2  # the colour type of three bytes a pixel
_LEVEL = 6


def png_bytes(size: tuple[int, int], strips: Iterable[bytes], dots_per_inch: float) -> bytes:
    """A picture as a PNG with its resolution (the pHYs chunk).

    `strips` are whole rows of RGB bytes, from the top, as many at a time as is convenient. Raises
    ValueError where they are not those of a picture of that size.
    """
    w, h = size
    row = 3 * w
    packer, packed, rows = zlib.compressobj(_LEVEL), [], 0
    for strip in strips:
        if len(strip) % row:
            raise ValueError(f"{len(strip)} bytes are not whole rows of {w} pixels")
        rows += len(strip) // row
        plain = b"".join([b"\0" + strip[at : at + row] for at in range(0, len(strip), row)])  # no filter
        packed.append(packer.compress(plain))
    if rows != h:
        raise ValueError(f"expected {h} rows, not {rows}")
    packed.append(packer.flush())
    per_metre = round(dots_per_inch / _INCH)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, _RGB, 0, 0, 0)),
            _chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1)),
            _chunk(b"IDAT", b"".join(packed)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
