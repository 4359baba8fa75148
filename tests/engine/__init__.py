"""Checks of the rules; they need nothing but the standard library, pytest and hypothesis."""
