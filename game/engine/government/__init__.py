"""Simple Government, by paragraphs G1 to G23 of docs/RULES.md."""
