"""The games. Each folder has the same rooms; none imports another."""
