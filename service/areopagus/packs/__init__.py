"""Packs: the material that owners typed in, kept for as long as somebody plays with it."""
