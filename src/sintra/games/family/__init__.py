"""What the games share: bags, lines, grids, seats; compiled for each of them."""
