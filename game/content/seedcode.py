"""A deal's seed as two words and three figures that can be said aloud. Knows no dice and no cards.

The figures' remainder by 37 checks the words: since 37 is prime, every single wrong figure and every swap
of two figures is noticed, and so is nearly every wrong word or exchange of the words.
"""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

# Plain words of the time, easily told apart by ear and at least two letters from one another.
_LIST = """
ACORN ADMIRAL ALMANAC AMBER ANCHOR ANVIL APPLE APRON ATLAS AUTUMN BADGER BALCONY BALLAD BANNER BARLEY
BEACON BELFRY BISHOP BLOSSOM BOBBIN BONNET BOTTLE BRAMBLE BRANDY BRIDLE BUCKET BUTLER BUTTON CABBAGE
CABIN CAMPION CANDLE CANVAS CARRIAGE CASTLE CHAPEL CHARIOT CHEDDAR CHERRY CHESTNUT CHIMNEY CIDER CLOVER
COACHMAN COFFEE COMET COMPASS COPPER COTTAGE COTTON CRADLE CRICKET CUPBOARD CURLEW CUTLASS DAISY DAMSON
DIAMOND DOLPHIN DOMINO DONKEY DRAGOON DRAPER DRUMMER DUMPLING EAGLE EBONY ECLIPSE ENGINE ENSIGN ERMINE
FALCON FARTHING FEATHER FIDDLE FIRESIDE FLAGON FLANNEL FLORIN FOOTMAN FOREST FOUNTAIN FOXGLOVE FRIGATE
FURROW GABLE GALLERY GALLOP GARDEN GARLAND GAZETTE GINGER GLAZIER GLOBE GOBLET GOSLING GRANITE GROCER
HAMLET HAMMER HARBOUR HARNESS HARPOON HARVEST HAYSTACK HAZEL HEDGEHOG HERALD HOLLY HONEY HOPSACK HORIZON
HORNPIPE INDIGO INKWELL ISLAND IVORY JACKDAW JASMINE JESTER JUBILEE JUGGLER JUNIPER KETTLE KITCHEN
LADDER LANTERN LAPWING LATTICE LAUREL LAVENDER LEMON LIBRARY LILAC LINEN LOBSTER LULLABY MAGPIE MALLARD
MARBLE MARINER MARKET MARMALADE MAYPOLE MEADOW MERCHANT MERCURY MILLER MINSTREL MINUET MIRROR MONARCH
MUFFIN MULBERRY MUSKET MUSLIN MUSTARD NECTAR NEEDLE NIGHTCAP NUTMEG OBELISK ORANGE ORCHARD OSPREY OYSTER
PADDOCK PALACE PARADE PARLOUR PARSLEY PARSNIP PASTURE PEBBLE PEPPER PHEASANT PICKLE PIGEON PILGRIM
PIPPIN PLATTER POCKET POPPY PORRIDGE POSTBOY PRIMROSE PRINTER PUDDING PUMPKIN PUPPET QUINCE QUIVER
RABBIT RAISIN RAMBLER RAVEN REGENT RIBBON ROBIN ROSEMARY RUSSET SADDLE SAFFRON SALMON SATIN SCARLET
SCHOLAR SCHOONER SHEPHERD SHILLING SIGNET SILVER SKYLARK SNUFFBOX SPANIEL SPARROW SPINDLE SQUIRREL
STABLE STARLING STEEPLE STIRRUP SUMMER SUNDIAL SWALLOW TAILOR TANKARD TAPESTRY TAVERN TEACUP THIMBLE
THISTLE THUNDER TIMBER TOPAZ TREACLE TRELLIS TRUMPET TULIP TURNIP TURRET TURTLE VALLEY VELVET VICAR
VILLAGE VINEGAR VIOLET WAGON WAISTCOAT WALNUT WEAVER WILLOW WINDMILL WINTER YEOMAN
"""
WORDS = tuple(_LIST.split())
_NUMBER_OF = {word: number for number, word in enumerate(WORDS)}
_CHECK = 37
_TAILS = 1000 // _CHECK  # what the three figures hold besides the check
SEEDS = len(WORDS) * len(WORDS) * _TAILS
EXAMPLE = SEEDS * 5 // 7

Seed = Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)]  # in a file

_TOKEN = re.compile(r"[A-Z]+|[0-9]+")


class SeedError(ValueError):
    """A code that is not a deal's; its text is a sentence for the player."""


def code_of(seed: int) -> str:
    """The code of a seed, such as `WEAVER-WAGON-123`. Raises ValueError outside `range(SEEDS)`."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"{seed} is not a seed: expected 0 to {SEEDS - 1}")
    words, tail = divmod(seed, _TAILS)
    first, second = divmod(words, len(WORDS))
    return f"{WORDS[first]}-{WORDS[second]}-{tail * _CHECK + _check(first, second):03}"


def seed_of(code: str) -> int:
    """The seed of a code, whatever its case, spaces and hyphens. Raises SeedError."""
    tokens = _TOKEN.findall(code.upper())
    letters = [token for token in tokens if token.isalpha()]
    figures = "".join(token for token in tokens if token.isdigit())
    if len(letters) == 1:
        letters = _parted(letters[0])
    if len(letters) != 2 or len(figures) != 3:
        raise SeedError(f"A deal is two words and three figures, such as {code_of(EXAMPLE)}.")
    first, second = (_number(word) for word in letters)
    tail, check = divmod(int(figures), _CHECK)
    if check != _check(first, second) or tail >= _TAILS:
        raise SeedError(f"{WORDS[first]}-{WORDS[second]}-{figures} is no deal: a word or a figure is wrong.")
    return (first * len(WORDS) + second) * _TAILS + tail


def new_seed() -> int:
    """A fresh seed that nobody could foresee."""
    import secrets  # here, for a start with a given seed does not need it

    return secrets.randbelow(SEEDS)


def _check(first: int, second: int) -> int:
    return (first + 2 * second) % _CHECK


def _parted(letters: str) -> list[str]:
    """Two words that were written as one."""
    for at in range(1, len(letters)):
        if letters[:at] in _NUMBER_OF and letters[at:] in _NUMBER_OF:
            return [letters[:at], letters[at:]]
    return [letters]


def _number(word: str) -> int:
    if word in _NUMBER_OF:
        return _NUMBER_OF[word]
    import difflib  # here, for hardly anybody mistypes

    near = difflib.get_close_matches(word, WORDS, n=1, cutoff=0.0)
    raise SeedError(f"No deal has the word {word[:20]}; did you mean {near[0]}?")
