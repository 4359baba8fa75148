"""Does what the guide of the first turns asks for and nothing else: by pointer alone, or by keys alone."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pygame

from game.content.guide_words import MOST_WORDS
from game.content.settings import TEXT_SIZES
from game.scenes.balloon_place import LONGEST
from game.scenes.balloon_shape import reach
from game.scenes.government.guide import Step
from game.scenes.government.guided import DECIDING, GuidedGovernmentScene
from game.scenes.government.spots import CardSpot
from game.stage.geometry import Box
from game.stage.scene import Reset
from tools.hands import Glass
from tools.puppet import Puppet
from tools.shots.contact import SHAPES

MOST_STEPS = 60
OPAQUE = 200  # of 255: what is fainter is the balloon's shadow
THOUGHT = 30  # frames that a step is read for, at the least


def begin(puppet: Puppet) -> GuidedGovernmentScene:
    """Put a guided government in office, whatever the screen shows."""
    puppet.app.manager.ask(Reset(puppet.app.kit.doors.begin_guided))
    puppet.tick(2)
    puppet.uncover()
    puppet.settle()
    return guided(puppet)


def guided(puppet: Puppet) -> GuidedGovernmentScene:
    """The guided government on the screen."""
    scene = puppet.government
    assert isinstance(scene, GuidedGovernmentScene)
    return scene


def by_mouse(puppet: Puppet, step: Step) -> None:
    """Click what the balloon points at."""
    _point(puppet, step, puppet.click)


def by_touch(puppet: Puppet, step: Step) -> None:
    """Tap it; the puppet reads posted events."""
    _point(puppet, step, Glass(puppet).tap)


def by_keys(puppet: Puppet, step: Step) -> None:
    """The arrows move the tax; everything else is one key, for the focus is there already."""
    if step.aim != "tax":
        puppet.key("enter")
        return
    scene = guided(puppet)
    for _ in range(MOST_STEPS):
        now = scene.draft.tax
        if now == step.level or not step.level:
            return
        puppet.key("right" if now < step.level else "left")
    raise AssertionError(f"the tax would not become {step.level}")


def follow(puppet: Puppet, hands: Callable[[Puppet, Step], None]) -> Iterator[Step]:
    """Every step of the guide, each yielded before it is done, until the guide has gone."""
    scene = guided(puppet)
    for _ in range(MOST_STEPS):
        puppet.until(lambda: puppet.scene is scene and (scene.step is not None or not scene.guiding))
        step = scene.step
        if step is None:
            return
        puppet.tick(THOUGHT)
        yield step
        hands(puppet, step)
        puppet.settle()
    raise AssertionError("the guide never went")


def faults(puppet: Puppet) -> list[str]:
    """What is wrong with the balloon on the screen, if anything."""
    scene = guided(puppet)
    step, balloon, pointed = scene.step, scene.balloon, scene.pointed
    assert step is not None
    assert balloon is not None
    assert pointed is not None
    box, safe = balloon.box, puppet.app.window.frame.safe.inset(-0.5)
    found = []
    if len(step.text.split()) > MOST_WORDS:
        found.append("more than twelve words")
    if box.x < safe.x or box.y < safe.y or box.right > safe.right or box.bottom > safe.bottom:
        found.append("off the screen")
    if _meet(box, pointed):
        found.append("upon what it points at")
    if balloon.tip is not None and not pointed.inset(-1).contains(balloon.tip):
        found.append("pointing beside it")
    if balloon.place.tail is not None and reach(box, balloon.place.tail) > LONGEST:
        found.append("far off at the end of a long tail")
    kept = [part for part in scene.kept if not _meet(part, pointed)]
    found += [
        f"covers a track or the treasury at {part.x:.0f}, {part.y:.0f}" for part in covered(puppet, kept)
    ]
    found += [f"covers what is read at {box.x:.0f}, {box.y:.0f}" for box in covered(puppet, scene.told)]
    decided = [w for w in scene.form.widgets if isinstance(w, CardSpot) or w.name in DECIDING]
    found += [f"hides {widget.name}" for widget in decided if box.contains(widget.box.centre)]
    return [f"{step.text!r}: {fault}" for fault in found]


def _meet(one: Box, other: Box) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


def covered(puppet: Puppet, boxes: Iterable[Box]) -> list[Box]:
    """Of some boxes on the table those that the picture of the balloon lies upon, tail and all."""
    scene, frame = guided(puppet), puppet.app.window.frame
    assert scene.balloon is not None
    picture, at = scene.balloon.item
    mask = pygame.mask.from_surface(picture, OPAQUE)
    found = []
    for box in boxes:
        rect = frame.rect(box)
        if mask.overlap_area(pygame.mask.Mask(rect.size, fill=True), (rect.x - at[0], rect.y - at[1])):
            found.append(box)
    return found


def look_at(size: tuple[int, int], text: int, home: Path) -> list[str]:
    """Follow the guide at a size of window and text; everything that is wrong on the way."""
    puppet = Puppet(home, size=size)
    settings = puppet.app.kit.settings()
    puppet.app.kit.change(msgspec.structs.replace(settings, text_size=text, speed="instant"))
    begin(puppet)
    found = [fault for _ in follow(puppet, by_keys) for fault in faults(puppet)]
    puppet.close()
    return found


def main() -> int:
    """Follow the guide at every shape of window and size of text, and tell what is wrong."""
    argparse.ArgumentParser(prog="python -m tools.pupil", description=main.__doc__).parse_args()
    wrong = 0
    for size in SHAPES:
        for text in TEXT_SIZES:
            with TemporaryDirectory() as home:
                found = look_at(size, text, Path(home))
            wrong += len(found)
            for fault in found:
                print(f"{size[0]}x{size[1]} at {text} %: {fault}")
    print(f"{len(SHAPES)} windows, {len(TEXT_SIZES)} sizes of text: {wrong} faults")
    return 1 if wrong else 0


def _point(puppet: Puppet, step: Step, press: Callable[[str | Box], None]) -> None:
    pointed = guided(puppet).pointed
    assert pointed is not None
    press("confirm" if step.aim == "support" else pointed)


if __name__ == "__main__":
    sys.exit(main())
