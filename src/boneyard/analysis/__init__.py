"""What to do, and why. Facts, not words."""
