"""One small file per piece or handful of pieces; each function draws one print on a block."""
