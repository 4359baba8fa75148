"""Every picture of the galleries prints the same whenever, and at whatever size, it is printed."""

import cv2
import numpy as np
import pytest

from tools.art.engine.paper import sheet_of
from tools.art.galleries import endings, plates
from tools.art.gallery import Picture
from tools.art.title import layers

EVERY = [*plates().values(), *endings().values(), *layers().values()]


def printed(picture: Picture, width: int) -> np.ndarray:
    sheet = sheet_of(width, round(width * picture.h / picture.w), seed=picture.seed)
    return (picture.cut(width).print(sheet) * 255).astype(np.uint8)


def coarse(print_: np.ndarray) -> np.ndarray:
    """Light and dark in the large, whatever the size."""
    grey = cv2.resize(print_, (320, 240), interpolation=cv2.INTER_AREA).mean(axis=2)
    return cv2.GaussianBlur(grey.astype(np.float32), (0, 0), 5)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("picture", EVERY, ids=lambda picture: picture.key)
def test_a_picture_is_the_same_every_time_and_at_every_size(picture: Picture) -> None:
    small = printed(picture, 160)
    assert small.tobytes() == printed(picture, 160).tobytes()
    likeness = np.corrcoef(coarse(small).ravel(), coarse(printed(picture, 224)).ravel())[0, 1]
    assert likeness > 0.93, "the sizes differ in composition: is all randomness drawn alike?"
