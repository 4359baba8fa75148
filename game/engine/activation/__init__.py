"""The activation deck, by paragraphs A1 to A14 of docs/RULES.md."""
