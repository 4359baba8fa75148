"""Sounds of the table, the House, the street and the field. It must not know when the game asks for them."""
