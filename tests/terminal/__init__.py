"""Does the game in the terminal show, understand and keep everything?"""
