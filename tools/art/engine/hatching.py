"""Turns wanted darkness into the lines and dots that an engraver would cut for it.

It must not know shapes or colour; plate.py gives it the fields.
"""

from __future__ import annotations

import math

import cv2
import numpy as np

from .noise import F32, blur, noise, smooth

HATCHED, STIPPLED, BARE = 0, 1, 2
BAND = 512
"""Rows worked at a time, so that a large plate needs little memory."""
FINEST = 1.75
"""Lines closer than so many output px are cut at twice the distance instead."""


class Burin:
    """Cuts one plate: `pitch` is the distance of lines in working px, of which `ss` make one output px.

    `temper` lightens the darks of small plates, where the pen is heavy.
    """

    def __init__(self, shape: tuple[int, int], pitch: float, ss: int, seed: int, temper: float) -> None:
        h, w = shape
        self._pitch, self._ss, self._temper = pitch, ss, temper
        self._wobble = 0.10 * noise(h, w, 16 * ss, seed + 11, 2) + 0.12 * noise(h, w, 70 * ss, seed + 12)
        self._swell = noise(h, w, 7 * ss, seed + 13)
        self._ragged = noise(h, w, 2.2 * ss, seed + 21)

    def cut(
        self, tone: np.ndarray, u1: np.ndarray, u2: np.ndarray, kind: np.ndarray, line: np.ndarray
    ) -> np.ndarray:
        """The ink of the whole plate, 0..1, at working size: hatching by tone, the pen's lines over it."""
        ink = np.empty_like(tone)
        for top in range(0, tone.shape[0], BAND):
            rows = slice(top, top + BAND)
            hatched = self._hatching(rows, tone[rows], u1[rows], u2[rows], kind[rows])
            np.maximum(hatched, line[rows], out=ink[rows])
        ink = blur(ink, 0.45 * self._ss)
        ink -= 0.46
        ink += 0.07 * self._ragged
        ink *= 3.2
        ink += 0.5
        return np.clip(ink, 0, 1, out=ink)

    def _hatching(
        self, rows: slice, tone: np.ndarray, u1: np.ndarray, u2: np.ndarray, kind: np.ndarray
    ) -> np.ndarray:
        wobble, swell = self._wobble[rows], self._swell[rows]
        tone = np.clip(tone, 0, 1)
        tone = tone - self._temper * tone * tone
        first = np.where(tone < 0.62, tone * 0.92, 0.57 + (tone - 0.62) * 0.55)
        first = first * smooth(-0.9, 0.1, swell + (tone - 0.06) * 13)
        second = np.clip((tone - 0.33) * 0.95, 0, 0.62) * smooth(-0.6, 0.3, swell + (tone - 0.36) * 12)
        third = np.clip((tone - 0.66) * 1.3, 0, 0.75)
        ink = self._lines(u1, wobble, swell, first)
        np.maximum(ink, self._lines(u2, wobble, swell, second), out=ink)
        if third.any():
            np.maximum(ink, self._lines((u1 + u2) * 0.62 + 0.25, wobble, swell, third), out=ink)
        dotted = kind == STIPPLED
        if dotted.any():
            dots = np.maximum(
                self._dots(tone, u1, u2, wobble, swell),
                self._lines(u2, wobble, swell, np.clip(tone - 0.45, 0, 0.6)),
            )
            ink = np.where(dotted, dots, ink)
        return ink * (kind != BARE)

    def _lines(
        self, phase: np.ndarray, wobble: np.ndarray, swell: np.ndarray, share: np.ndarray
    ) -> np.ndarray:
        """Lines where the phase is at a half, wide enough to darken their share.

        Where a bent hatching draws apart, finer lines come in between; where it closes up, every other
        line stops: as an engraver would do, and never as a zebra.
        """
        rate = self._rate(phase)
        apart = self._pitch / self._ss / rate
        share = share * (1 + swell * np.clip(0.10 * (apart - 1.2), 0.04, 0.22))
        v = phase + wobble
        whole = np.floor(v)
        from_line = np.abs(v - whole - 0.5) * 2
        between = smooth(0.72, 0.46, rate)
        dropped = smooth(FINEST, FINEST / 1.35, apart)
        odd = np.where(np.mod(whole, 2) > 0.5, -dropped, dropped)
        main = share * (1 - between / 2) * (1 + odd)
        sharp = self._pitch * 0.5 / rate
        ink = np.clip((main - from_line) * sharp + 0.5, 0, 1) * (main > 0.03)
        if between.any():
            fine = share * between / 2
            np.maximum(ink, np.clip((fine - (1 - from_line)) * sharp + 0.5, 0, 1) * (fine > 0.02), out=ink)
        return ink.astype(F32)

    def _rate(self, phase: np.ndarray) -> np.ndarray:
        """How close the lines run: 1 at the plate's own pitch, 2 at half that distance."""
        if min(phase.shape) < 2:
            return np.ones_like(phase)
        down, across = np.gradient(phase)
        rate = np.clip(np.hypot(down, across) * self._pitch, 0.2, 4).astype(F32)
        return cv2.erode(rate, np.ones((3, 3), np.uint8))

    def _dots(
        self, tone: np.ndarray, u1: np.ndarray, u2: np.ndarray, wobble: np.ndarray, swell: np.ndarray
    ) -> np.ndarray:
        a = u1 + 1.4 * wobble
        b = u2 - 1.4 * wobble + 0.5 * np.mod(np.floor(a), 2)
        away = np.hypot(a - np.floor(a) - 0.5, b - np.floor(b) - 0.5)
        radius = np.sqrt(tone / math.pi) * 1.05 * (1 + 0.12 * swell)
        return (np.clip((radius - away) * self._pitch + 0.5, 0, 1) * (tone > 0.03)).astype(F32)
