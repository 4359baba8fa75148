"""The music: which tune, in which parts, strain by strain. It must not know how notes are made."""
