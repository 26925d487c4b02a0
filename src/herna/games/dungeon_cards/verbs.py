"""The verbs of a dungeon card game: which rule answers which question and carries out which step."""

from __future__ import annotations

from typing import Any

from herna.engine.compiled import rule
from herna.games.dungeon_cards import asking, bidding, drawing, expedition, meeting, rounds, setup, taking
from herna.games.dungeon_cards import steps as step_of
from herna.games.dungeon_cards.actions import (
    ASK_BID,
    ASK_CARD,
    ASK_FIRST_HERO,
    ASK_HERO,
    ASK_NAME,
    ASK_OTHER,
    ASK_PLACE,
    ASK_REPLACEMENT,
    ASK_SPECIAL,
    ASK_STARTER,
    ASK_TAKE,
    ASK_TARGET,
    HERO,
    NAME,
    OTHER,
    TAKE,
    TARGET,
)

STREAM_STARTER, STREAM_HERO, STREAM_DECK, STREAM_SPECIALS = range(4)


@rule
def legal(tables: Any, state: Any, words: Any) -> None:
    """What the seat to move may do."""
    if state.ask == ASK_BID:
        bidding.legal_bid(words)
    elif state.ask == ASK_PLACE:
        bidding.legal_place(tables, state, words)
    elif state.ask == ASK_NAME:
        expedition.legal_names(tables, words)
    elif state.ask == ASK_HERO:
        rounds.legal_heroes(tables, state, words)
    elif state.ask == ASK_TAKE:
        taking.legal_take(state, words)
    elif state.ask == ASK_OTHER:
        asking.legal_others(state, words)
    elif state.ask == ASK_TARGET:
        asking.legal_targets(tables, state, words)
    else:
        meeting.legal_use(tables, state, words)


@rule
def weights(tables: Any, state: Any, out: Any) -> int:
    """A card as often as it is in the deck; every seat, every hero and every special monster alike."""
    if state.ask == ASK_CARD or state.ask == ASK_REPLACEMENT:  # the most frequent come first
        for kind in range(tables.kinds + 1):
            out[kind] = state.deck[kind]
        return tables.kinds + 1
    if state.ask == ASK_SPECIAL:
        return drawing.weights_of_specials(tables, state, out)
    if state.ask == ASK_STARTER:
        for seat in range(state.seats):
            out[seat] = 1
        return state.seats
    out[0] = 0
    for hero in range(1, tables.heroes + 1):
        out[hero] = 1 - (state.heroes_out >> hero & 1)
    return tables.heroes + 1


@rule
def address(tables: Any, state: Any, out: Any) -> None:
    """Cards come from the deck: number of the round, then how many were drawn before; special monsters one after the other."""
    out[1] = 0
    out[2] = 0
    if state.ask == ASK_STARTER:
        out[0] = STREAM_STARTER
    elif state.ask == ASK_FIRST_HERO:
        out[0] = STREAM_HERO
    elif state.ask == ASK_SPECIAL:
        out[0] = STREAM_SPECIALS
        out[2] = state.specials_in_play
    else:
        out[0] = STREAM_DECK
        out[1] = state.round
        out[2] = tables.cards + state.specials_in_play - state.deck_size


@rule
def answer(tables: Any, state: Any, ask: int, seat: int, action: int, events: Any) -> None:
    """Hand a decision or outcome to the rule that asked for it."""
    if ask == ASK_BID:
        bidding.answer_bid(state, action, events)
    elif ask == ASK_CARD:
        bidding.card_drawn(tables, state, action, events)
    elif ask == ASK_PLACE:
        bidding.answer_place(tables, state, action, events)
    elif ask == ASK_NAME:
        expedition.answer_name(tables, state, action - NAME, events)
    elif ask == ASK_HERO:
        setup.hero_chosen(state, seat, action - HERO, events)
    elif ask == ASK_REPLACEMENT:
        meeting.replacement_drawn(tables, state, action, events)
    elif ask == ASK_STARTER:
        setup.starter_drawn(state, action, events)
    elif ask == ASK_FIRST_HERO:
        setup.first_hero_drawn(state, action, events)
    elif ask == ASK_TAKE:
        taking.give_up(tables, state, action - TAKE, events)
    elif ask == ASK_OTHER:
        asking.ask_other(state, action - OTHER, events)
    elif ask == ASK_TARGET:
        asking.answer_target(state, seat, action - TARGET, events)
    elif ask == ASK_SPECIAL:
        drawing.special_drawn(state, action)
    else:
        meeting.answer_use(tables, state, action, events)


@rule
def carry_out(tables: Any, state: Any, step: int, a: int, b: int, c: int, events: Any) -> None:
    """Carry out one step."""
    if step == step_of.BID:
        bidding.bid(state, events)
    elif step == step_of.NEXT_BIDDER:
        bidding.next_bidder(state, events)
    elif step == step_of.REVEAL:
        expedition.reveal(tables, state, events)
    elif step == step_of.MEET:
        meeting.meet(tables, state, events)
    elif step == step_of.STRIKE:
        expedition.strike(tables, state, events)
    elif step == step_of.ENTER:
        expedition.enter(tables, state, events)
    elif step == step_of.NAME_MONSTER:
        expedition.name_monster(state)
    elif step == step_of.DIE:
        expedition.die(tables, state, a, events)
    elif step == step_of.TURN_OVER:
        expedition.turn_over(tables, state, events)
    elif step == step_of.SUCCEED:
        rounds.succeed(state, events)
    elif step == step_of.FAIL:
        rounds.fail(tables, state, events)
    elif step == step_of.SHOW_ASIDE:
        rounds.show_aside(tables, state, events)
    elif step == step_of.NEXT_ROUND:
        rounds.next_round(state, events)
    elif step == step_of.START_ROUND:
        rounds.start_round(tables, state, events)
    elif step == step_of.TAKE:
        taking.take(tables, state, events)
    elif step == step_of.CHOOSE_OTHER:
        asking.choose_other(state, events)
    elif step == step_of.DRAW_SPECIALS:
        drawing.draw_specials(tables, state, a, events)
    elif step == step_of.CHOOSE_STARTER:
        setup.choose_starter(state)
    else:
        setup.choose_first_hero(state, a)
