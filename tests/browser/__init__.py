"""What only a browser can tell."""
