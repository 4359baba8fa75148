"""Simple Government: a solo card game of holding on to power in Georgian Britain."""

__version__ = "0.1.0"
