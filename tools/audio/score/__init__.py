"""Written music: a reader of tunes, parts made from them, their playing. It must not know any one tune."""
