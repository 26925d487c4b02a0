"""The prints of the table: linocuts drawn by a seeded hand and written as SVG files."""
