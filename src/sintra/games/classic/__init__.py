"""Mini and Master Chocolatier."""
