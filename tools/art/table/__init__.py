"""What lies on the table and is solid: cloth, wood, coins, dice, wax, lead; lit, not engraved.

It must not know the rules of either game.
"""
