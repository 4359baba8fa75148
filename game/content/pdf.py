"""One PDF of sheets that are PNG files of ours, each in its own size on paper: a printer asks nothing.

It must not know what is printed on them.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from game.content.png import SIGNATURE

POINT = 72.0  # of them make an inch
_METRE = 1 / 0.0254  # in inches
_HEAD = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"  # the second line says that it is no text


def pdf_bytes(sheets: Sequence[bytes], size: tuple[float, float] | None = None) -> bytes:
    """The sheets in their order; a PDF packs pictures as a PNG does, so nothing is packed anew.

    `size`, in points, is that of every page; else each has the size that its sheet names. Raises ValueError
    for a sheet that is no PNG.
    """
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>", _pages(len(sheets))]
    for number, sheet in enumerate(sheets):
        objects += _page(sheet, 3 + 3 * number, size)
    out, places = bytearray(_HEAD), []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, content)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join([b"%010d 00000 n \n" % place for place in places])
    out += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)
    return bytes(out)


def _pages(count: int) -> bytes:
    kids = b" ".join([b"%d 0 R" % (3 + 3 * number) for number in range(count)])
    return b"<< /Type /Pages /Kids [%b] /Count %d >>" % (kids, count)


def _page(sheet: bytes, first: int, size: tuple[float, float] | None) -> tuple[bytes, bytes, bytes]:
    """A page, what is drawn on it, and the picture that is drawn; `first` is the number of the page."""
    chunks = _chunks(sheet)
    w, h = struct.unpack(">II", chunks[b"IHDR"][:8])
    per_metre = struct.unpack(">I", chunks[b"pHYs"][:4])[0]
    paper = size or (w / per_metre * _METRE * POINT, h / per_metre * _METRE * POINT)
    wide, high = (f"{points:.3f}".encode() for points in paper)
    page = (
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %b %b] /Contents %d 0 R "
        b"/Resources << /XObject << /Sheet %d 0 R >> >> >>" % (wide, high, first + 1, first + 2)
    )
    drawn = _stream(b"", b"q %b 0 0 %b 0 0 cm /Sheet Do Q" % (wide, high))
    picture = _stream(
        b"/Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceRGB /BitsPerComponent 8 "
        b"/Filter /FlateDecode "
        b"/DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns %d >> " % (w, h, w),
        chunks[b"IDAT"],
    )
    return page, drawn, picture


def _stream(what: bytes, data: bytes) -> bytes:
    return b"<< %b/Length %d >>\nstream\n%b\nendstream" % (what, len(data), data)


def _chunks(sheet: bytes) -> dict[bytes, bytes]:
    """The parts of a PNG by name, several of one name as one."""
    if not sheet.startswith(SIGNATURE):
        raise ValueError("expected a PNG")
    found: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(sheet):
        length = struct.unpack(">I", sheet[at : at + 4])[0]
        name = sheet[at + 4 : at + 8]
        found[name] = found.get(name, b"") + sheet[at + 8 : at + 8 + length]
        at += length + 12
    return found
