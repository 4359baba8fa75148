"""Ogg Vorbis files: written so that the same signal always gives the same bytes, and read back.

It must not know what is in them.
"""

from __future__ import annotations

import struct
from pathlib import Path

import soundfile

from .signal import RATE, Signal

BLOCK = 65_536  # samples at once: one huge write overflows libvorbis' stack
SERIAL = 1746
_POLYNOMIAL = 0x04C11DB7  # of the checksum of an Ogg page (RFC 3533)


def write(path: Path, signal: Signal, quality: float, title: str, comment: str) -> int:
    """Write a signal at Vorbis quality 0 to 10; how many bytes it takes."""
    channels = 1 if signal.ndim == 1 else signal.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=1.0 - quality / 10
    ) as file:
        file.title = title
        file.comment = comment
        for start in range(0, len(signal), BLOCK):
            file.write(signal[start : start + BLOCK])
    data = with_serial(path.read_bytes(), SERIAL)
    path.write_bytes(data)
    return len(data)


def read(path: Path) -> Signal:
    """The signal in a file, mono or stereo as it was written."""
    signal, rate = soundfile.read(path, dtype="float64")
    if rate != RATE:
        raise ValueError(f"{path} has {rate} samples a second, not {RATE}")
    return signal


def _checksums() -> list[int]:
    table = []
    for i in range(256):
        value = i << 24
        for _ in range(8):
            value = ((value << 1) ^ _POLYNOMIAL) & 0xFFFFFFFF if value & 0x80000000 else value << 1
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE = _checksums()


def _checksum(page: bytes | bytearray) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def with_serial(data: bytes, serial: int) -> bytes:
    """The same stream under a serial number of our own: libsndfile draws one by chance."""
    out = bytearray(data)
    start = 0
    while start < len(out):
        segments = out[start + 26]
        size = 27 + segments + sum(out[start + 27 : start + 27 + segments])
        out[start + 14 : start + 18] = struct.pack("<I", serial)
        out[start + 22 : start + 26] = bytes(4)
        out[start + 22 : start + 26] = struct.pack("<I", _checksum(out[start : start + size]))
        start += size
    return bytes(out)
