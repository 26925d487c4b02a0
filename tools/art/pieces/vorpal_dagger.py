"""The vorpal dagger."""

from __future__ import annotations

from tools.art.geometry import disc
from tools.art.kit import Block
from tools.art.pieces.metal import glint
from tools.art.registry import TILE, piece


@piece("vorpal-dagger", TILE)
def vorpal_dagger(p: Block) -> None:
    """A dagger bent like the moon of two nights, hilt up, its tip turned back."""
    p.sheet(ink="blood")
    p.rays("gold", 74, 96, 30, 190, 30, width=4.6, first=196, last=350, ragged=0.3)
    p.rays("gold", 84, 104, 92, 190, 13, width=4.6, first=24, last=84, ragged=0.15)
    # Blade: a crescent from the hilt at the upper right to the tip at the left.
    p.ink("118,56! 114,86 100,112 76,124! 52,130 30,120 8,92! 10,136 34,176 74,186! 118,190 152,158 162,98!")
    p.lit("steel", "124,66! 118,94 104,118 80,130! 54,138 32,128 15,110! 20,142 42,170 76,180! 112,182 144,154 154,100!")
    p.cut("154,100! 144,154 112,182 76,180! 42,170 20,142 15,110! 28,136 48,156 74,162! 106,164 132,138 142,92!")
    p.ink("122,78! 116,100 102,124 78,135! 60,140 44,137 34,132! 50,146 66,148 82,144! 108,136 124,112 130,84!")
    p.rungs("ink", "138,98 126,128 104,150 74,154", "128,96 118,120 98,140 72,146", 12, width=2.6)
    p.gouge("ink", "40,160 58,170 78,172", "122,160 134,146 140,130", width=2.4)
    # Guard, grip, pommel.
    p.ink("94,50! 98,36! 114,38 136,50 158,66! 176,82 184,98 182,110! 168,114! 158,104 140,90 122,78! 108,68 98,62!")
    p.lit("gold", "100,50! 102,43! 116,46 136,58 154,72! 170,86 177,98 176,105! 170,107! 160,97 142,83 124,70! 110,60 102,56!")
    p.ink("170,86! 177,98 176,105! 170,107! 160,97 146,86! 150,78!")
    p.gouge("paper", "104,48 118,54 134,64", width=3)
    p.ink("132,56! 156,18! 180,34! 154,74!")
    p.lit("gold", "137,54! 142,47! 161,60! 156,67!", "145,42! 150,35! 169,48! 164,55!", "153,30! 157,24! 176,37! 172,43!")
    p.ink("150,58! 170,28! 178,33! 156,66!")
    p.rungs("gold", "174,34 156,60", "166,32 148,56", 6, width=2.4)
    p.ink(disc(172, 24, 16))
    p.lit("gold", disc(172, 24, 11))
    p.ink("172,16! 180,20 181,28 174,34! 166,32! 176,26!")
    p.cut(glint(46, 148, 22), glint(70, 34, 9))
