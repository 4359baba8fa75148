"""The band: every sound of the game, made by our own code beforehand and committed with the game.

It must not be needed to play: the game knows only the files in assets/audio.
"""
