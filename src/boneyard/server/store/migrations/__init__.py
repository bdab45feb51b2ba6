"""How the schema came to be, one revision after the other. Both databases go through the same ones."""
