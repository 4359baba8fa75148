"""Scenario files by game; tools/play_vectors.py plays them."""
