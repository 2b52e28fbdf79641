"""The text screen: play, watch and replay in a terminal."""
