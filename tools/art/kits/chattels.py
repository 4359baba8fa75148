"""A household's goods, loaded to be carted away.

It must not know whose they are.
"""

from __future__ import annotations

from ..engine.geometry import Frame, ellipse, linear, rectangle
from ..engine.scene import Scene
from .furniture import chair_side


def household(scene: Scene, frame: Frame) -> None:
    """A poor household's goods in the frame of vehicles.cart: clock, chair, bedding under a rope."""
    scene.fill(
        frame([(-72, -150), (-42, -156), (-38, -80), (-70, -78)]), 0.26, hatch=86, wash="#8a5a3c", outline=1.4
    )
    scene.fill(frame([(-76, -150), (-56, -168), (-38, -157)]), 0.26, wash="#8a5a3c", outline=1.2)
    scene.fill(frame(ellipse(-57, -136, 11)), 0.0, wash="#f3ead0", outline=1.2)
    for end in ((-57, -144), (-51, -133)):
        scene.line(frame([(-57, -136), end]), 1.1)
    chair_side(scene, *frame.at(26, -108), 0.86 * frame.scale, frame.flip)
    bedding = [(44, -84), (52, -104), (34, -120), (-4, -126), (-42, -118), (-58, -100), (-52, -82)]
    scene.shape(frame(bedding), 0.05, puff=0.55, curve=0.5, hatch=60, wash="#efe6d2", outline=1.4)
    for crease in (
        [(28, -112), (22, -98), (32, -84)],
        [(-2, -122), (-8, -102), (0, -84)],
        [(-32, -114), (-34, -100), (-42, -86)],
    ):
        scene.pen_line(frame(crease), 0.8)
    quilt = [(50, -82), (30, -98), (-20, -102), (-56, -94), (-66, -82)]
    scene.shape(frame(quilt), 0.1, puff=0.45, curve=0.4, hatch=50, wash="#6f86a8", outline=1.2)
    scene.line(frame([(54, -84), (20, -118), (-30, -122), (-72, -84)]), 1.6)
    side = [(-74, -88), (-70, -56), (52, -56), (58, -86)]
    scene.fill(
        frame(side),
        linear(*frame.at(58, 0), 0.08, *frame.at(-74, 0), 0.3),
        hatch=2,
        wash="#b8925c",
        outline=1.5,
    )
    for y in (-78, -67):
        scene.line(frame([(-73, y), (57, y + 1)]), 0.9)
    for x in (-66, -26, 14, 50):
        scene.fill(frame(rectangle(x - 3, -92, x + 3, -54)), 0.32, hatch=88, wash="#9a7a50", outline=1.0)
