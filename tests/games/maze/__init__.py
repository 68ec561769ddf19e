"""Magic Maze on Mars."""
