"""Meeting a monster: which tiles kill it, which one the adventurer uses, and what that does."""

from __future__ import annotations

from typing import Any

from herna.engine.agenda import await_chance, push, question
from herna.engine.bits import count_bits, lowest_bit, permit, permit_set
from herna.engine.compiled import rule
from herna.engine.constants import EVERYONE
from herna.engine.events import emit
from herna.games.dungeon_cards import events as event
from herna.games.dungeon_cards.actions import ASK_REPLACEMENT, ASK_USE, ENDURE, USE
from herna.games.dungeon_cards.bidding import take_from_deck
from herna.games.dungeon_cards.blows import idle
from herna.games.dungeon_cards.drawing import learn
from herna.games.dungeon_cards.expedition import confront, leave, spend
from herna.games.dungeon_cards.shape import become
from herna.games.dungeon_cards.steps import REVEAL, STRIKE, TAKE
from herna.games.dungeon_cards.tables import BY_ALLY


@rule
def killers(tables: Any, hero: int, strength: int, identity: int) -> int:
    """The set of the hero's tiles whose own text kills such a monster, whatever was named or went before."""
    return tables.by_strength[hero, strength + 1] | tables.by_identity[hero, identity]


@rule
def killing(tables: Any, state: Any) -> int:
    """The set of the hero's tiles that kill the monster being met by their own text, as things stand."""
    hero = state.hero
    tiles = killers(tables, hero, state.strength, state.identity)
    if state.identity == state.named:
        tiles |= tables.names[hero]
    if state.identity == state.target:
        tiles |= tables.chosen[hero]
    if state.types_met >> state.identity & 1:
        tiles |= tables.repeats[hero]
    return tiles & ~idle(tables, state)


@rule
def usable(tables: Any, state: Any) -> int:
    """The set of tiles that may be used on the monster being met."""
    hero = state.hero
    tiles = killing(tables, state)
    if state.taken_by:
        tiles |= 1 << (state.taken_by - 1)
    if state.deck_size == 0:
        tiles &= ~tables.replaces[hero]
    if tables.costs[hero] and count_bits(state.equipment) == 1:
        tiles &= ~tables.costs[hero]  # there is no other tile to give up
    return tiles & state.equipment


@rule
def meet(tables: Any, state: Any, events: Any) -> None:
    """A tile that stays kills by itself if it is the only way, or in its chain; else the adventurer chooses; the rest strikes."""
    tiles = usable(tables, state)
    going_on = tiles & state.chained
    if state.taken_by == BY_ALLY:
        be_helped(state, events)
    elif tiles == 0:
        push(state, STRIKE)
    elif going_on == 0 and (tiles & tables.optional[state.hero] or count_bits(tiles) > 1):
        question(state, ASK_USE, state.adventurer)
    else:
        use(tables, state, lowest_bit(going_on if going_on else tiles), 1, events)


@rule
def legal_use(tables: Any, state: Any, words: Any) -> None:
    """Any usable tile; the blow may be taken only if no tile that stays kills the monster."""
    tiles = usable(tables, state)
    permit_set(words, USE, tiles)
    if tiles & ~tables.optional[state.hero] == 0:
        permit(words, ENDURE)


@rule
def answer_use(tables: Any, state: Any, action: int, events: Any) -> None:
    """The adventurer has decided."""
    if action == ENDURE:
        push(state, STRIKE)
    else:
        use(tables, state, action - USE, 0, events)


@rule
def be_helped(state: Any, events: Any) -> None:
    """The monster that came before kills this one, before any tile is asked; nothing else comes of it."""
    emit(events, event.HELPED, state.adventurer, EVERYONE, EVERYONE, state.monster)
    leave(state)
    push(state, REVEAL)


@rule
def use(tables: Any, state: Any, tile: int, alone: int, events: Any) -> None:
    """A tile acts on the monster: it replaces it, or kills it with all that follows from that."""
    hero = state.hero
    once = tables.once[hero] >> tile & 1
    if once:
        spend(state, tile)
    if tables.replaces[hero] >> tile & 1:
        emit(events, event.REPLACED, state.adventurer, EVERYONE, EVERYONE, state.monster, tables.tile[hero, tile])
        await_chance(state, ASK_REPLACEMENT)
    else:
        takes_next = tables.takes_next[hero] >> tile & 1 and kills_by_itself(tables, state, tile)
        emit(
            events,
            event.KILLED,
            state.adventurer,
            EVERYONE,
            EVERYONE,
            state.monster,
            tables.tile[hero, tile],
            alone,
            once,
            takes_next and state.dungeon_size > 0,
        )
        if takes_next:
            state.next_taken_by = tile + 1
        if tables.gains[hero] >> tile & 1:
            gain(tables, state, tile, events)
        state.chained |= tables.chains[hero] & 1 << tile
        state.calmed += tables.lowers_by_kills[hero, tile]
        leave(state)
        push(state, TAKE if tables.costs[hero] >> tile & 1 else REVEAL)


@rule
def kills_by_itself(tables: Any, state: Any, tile: int) -> bool:
    """Whether the tile kills such a monster by its own text, not only because it follows another."""
    return killers(tables, state.hero, state.strength, state.identity) >> tile & 1 == 1


@rule
def gain(tables: Any, state: Any, tile: int, events: Any) -> None:
    """The strength of the killed monster becomes life of the hero."""
    amount = max(state.strength, 0)
    state.life += amount
    emit(events, event.GAINED, state.adventurer, EVERYONE, EVERYONE, tables.tile[state.hero, tile], amount, state.life)


@rule
def replacement_drawn(tables: Any, state: Any, kind: int, events: Any) -> None:
    """The top card of the deck takes the monster's place in the dungeon and is met in its stead."""
    take_from_deck(state, kind)
    place = state.dungeon_size
    state.replaced = state.dungeon[place]
    state.dungeon[place] = kind
    learn(tables, state, kind, EVERYONE)
    become(tables, state, kind)
    confront(tables, state, events)
