"""The press and its materials: fields, hatching, contour, wash, paper, relief.

It must not know what any picture shows.
"""
