"""Tests of the screens, under the dummy driver."""
