"""What is printed on cards: backs, courts, Jokers, roundels, emblems.

It must not set any word that matters in play: the game does that in live type.
"""
