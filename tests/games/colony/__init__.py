"""On Mars: rules, scenarios, laws, integrity, random and greedy games."""
