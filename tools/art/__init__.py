"""The print shop: makes every picture under assets/art from code and a seed.

It knows nothing of the game: not its rules, its screens or its words.
"""
