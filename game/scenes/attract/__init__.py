"""What runs while nobody plays: a programme of pictures, games that play themselves, and questions."""
