"""Pending steps: what is still to be asked or done, kept on a stack in the state.

A step is pure data. ``settle`` takes it as far as it goes without a decision; what then stays on
top of the stack is the question that the state puts.
"""
