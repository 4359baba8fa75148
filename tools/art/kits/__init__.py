"""Kits: the things of the world, each drawn by a function that asks only for a scene and a place."""
