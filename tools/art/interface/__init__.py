"""Pieces that panels, buttons and labels are made of.

It must not know which screen they stand on.
"""
