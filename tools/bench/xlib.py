"""The few calls of the X library that put a real pointer somewhere and look at a pixel of the screen."""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
from collections.abc import Iterator

MARK = (255, 0, 255)
_MARK_PIXEL = 0xFF00FF
_ALL_PLANES = ctypes.c_ulong(-1).value
_Z_PIXMAP = 2


class Screen:
    """The root window of the running X server."""

    def __init__(self, library: ctypes.CDLL, display: ctypes.c_void_p) -> None:
        self._x = library
        self._display = display
        self._root = library.XDefaultRootWindow(display)

    def point(self, x: int, y: int) -> None:
        """Put the pointer there."""
        self._x.XWarpPointer(self._display, 0, self._root, 0, 0, 0, 0, x, y)
        self._x.XSync(self._display, 0)

    def marked(self, place: tuple[int, int]) -> bool:
        """Whether that pixel shows the mark."""
        self._x.XSync(self._display, 0)
        image = self._x.XGetImage(self._display, self._root, *place, 1, 1, _ALL_PLANES, _Z_PIXMAP)
        if not image:
            return False
        pixel = self._x.XGetPixel(image, 0, 0)
        self._x.XDestroyImage(image)
        return bool(pixel & 0xFFFFFF == _MARK_PIXEL)


@contextlib.contextmanager
def screen() -> Iterator[Screen]:
    """A connection of our own to the X server."""
    library = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
    library.XDefaultRootWindow.restype = ctypes.c_ulong
    library.XWarpPointer.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, *[ctypes.c_int] * 6]
    library.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
    library.XGetImage.argtypes = [
        ctypes.c_void_p,
        ctypes.c_ulong,
        *[ctypes.c_int] * 4,
        ctypes.c_ulong,
        ctypes.c_int,
    ]
    library.XGetImage.restype = ctypes.c_void_p
    library.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
    library.XGetPixel.restype = ctypes.c_ulong
    library.XDestroyImage.argtypes = [ctypes.c_void_p]
    library.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = ctypes.c_void_p(library.XOpenDisplay(None))
    if not display:
        raise RuntimeError("no X server answers")
    try:
        yield Screen(library, display)
    finally:
        library.XCloseDisplay(display)
