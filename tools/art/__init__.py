"""The print shop: makes every picture under assets/art from code and a seed.

Run it with `python -m tools.art all` after `pip install .[art]` (skia also wants the system's libegl1 and
libgl1). Nothing of it is needed to play. Solid things are drawn at two px to a unit of a 1080-line screen;
what is printed on cards is cut anew for each size. In the manifest `ink` marks masks that the game tints,
`tile` what repeats without a seam, `cover` what is scaled about its middle until it fills the window,
`density` the px to a unit where they are not two, `insets` what stretches and where, `frames` and `cell` how
many pictures a strip holds and how wide each is. It knows nothing of the game: not its rules, its screens or
its words.
"""
