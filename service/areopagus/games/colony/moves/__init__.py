"""What a seat may decide: one file per family of moves."""
