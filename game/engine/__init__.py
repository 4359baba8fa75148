"""The rules: pure functions over immutable values. Knows no clock, file, machine chance, screen or prose."""
