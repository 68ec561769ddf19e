"""What an operator sees of the running service: metrics and traces. Imports nothing of ours."""
