"""Measures the game against the numbers it has to reach, as ratios to floors of the same run."""
