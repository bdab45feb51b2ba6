"""Text in, text out: notation, positions, the referee."""
