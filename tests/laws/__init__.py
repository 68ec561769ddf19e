"""The laws every game obeys, as one suite that any game plugs into."""
