// One event shown on the table. This moves pictures, it decides nothing: what stands in the end comes from the room.
import type { Told } from '../../lib/types';
import type { Data, Shown } from './shown';

export function step(shown: Record<string, unknown>, told: Told, content: Record<string, unknown>): void {
  const table = shown as unknown as Shown;
  const data = told.data as unknown as Data;
  const seat = told.seat ?? -1;
  table.acting = null;
  table.bared = null;
  if (told.kind !== 'eliminated') table.verdict = null;
  if (told.kind !== 'struck' && table.reduction) table.reduction.blow = null;
  switch (told.kind) {
    case 'round-began':
      Object.assign(table, {
        phase: 'bidding', round: data.round, starter: seat, turn: seat, adventurer: null, hero: data.hero, life: null,
        deck: data.cards, hand: null, dungeon: [], revealed: [], monster: null, named: null, target: null, replaced: null, reduction: null, met: [],
      }); // prettier-ignore
      equip(table, data.hero, content);
      for (const player of table.seats) player.passed = player.eliminated;
      break;
    case 'passed':
      if (table.seats[seat]) table.seats[seat].passed = true;
      break;
    case 'drew':
      Object.assign(table, { deck: data.left, hand: { seat, monster: data.monster }, turn: seat });
      break;
    case 'added':
      table.hand = null;
      table.dungeon.push({ monster: data.monster, by: seat });
      break;
    case 'sacrificed': {
      table.hand = null;
      const tile = find(table, data.equipment);
      if (tile) Object.assign(tile, { state: 'sacrificed', under: { monster: data.monster, by: seat } });
      table.acting = data.equipment;
      break;
    }
    case 'entered':
      Object.assign(table, { phase: 'expedition', adventurer: seat, turn: null, life: data.life, monster: null, revealed: [], met: [] });
      break;
    case 'named':
      table.named = data.monster;
      break;
    case 'revealed':
      leave(table);
      table.dungeon.pop();
      table.monster = { id: data.monster, strength: data.strength, position: data.position };
      table.fate = null;
      break;
    case 'killed': {
      table.acting = data.equipment;
      table.fate = 'killed';
      const tile = find(table, data.equipment);
      if (tile && data.discarded) tile.state = 'spent';
      break;
    }
    case 'replaced': {
      table.acting = data.equipment;
      table.fate = 'replaced';
      // The card that takes its place comes from the deck, and is turned over next.
      table.deck -= 1;
      table.dungeon.push({ monster: 'unknown', by: seat });
      const tile = find(table, data.equipment);
      if (tile) tile.state = 'spent';
      break;
    }
    case 'gained':
      table.acting = data.equipment;
      table.change = data.amount;
      table.life = data.life;
      break;
    case 'struck':
      table.fate = 'struck';
      table.change = -data.damage;
      table.life = data.life;
      break;
    case 'revived': {
      table.acting = data.equipment;
      table.life = data.life;
      const tile = find(table, data.equipment);
      const once = (content['equipment'] as Record<string, { once?: boolean }>)[data.equipment]?.once;
      // Some bring the hero back more than once.
      if (tile && once) tile.state = 'spent';
      break;
    }
    case 'died':
      leave(table);
      table.life = data.life;
      break;
    case 'turned-over':
      table.dungeon.pop();
      (table.met ??= []).push({ monster: data.monster, fate: 'unmet' });
      break;
    case 'shown': {
      const tile = find(table, data.equipment);
      if (tile?.under) tile.under.monster = data.monster;
      table.bared = { equipment: data.equipment, monster: data.monster };
      break;
    }
    case 'became':
      if (table.monster) Object.assign(table.monster, { strength: data.strength, as: data.as });
      break;
    case 'joined':
      table.fate = 'joined';
      break;
    case 'helped':
      table.fate = 'killed';
      table.acting = 'ally';
      break;
    case 'took': {
      table.acting = data.equipment;
      if (data.monster) table.fate = 'took';
      if (data.life !== null) table.life = data.life;
      const tile = find(table, data.equipment);
      if (tile) tile.state = 'spent';
      break;
    }
    case 'broken': {
      table.acting = data.equipment;
      const tile = find(table, data.equipment);
      if (tile) tile.state = 'spent';
      break;
    }
    case 'reduced':
      table.reduction = { earned: table.reduction?.earned ?? 0, blow: { before: data.before, after: data.after, by: data.by } };
      table.acting = data.by.at(-1) ?? null;
      break;
    case 'other-asked':
      table.target = { by: data.other, monster: null };
      break;
    case 'target-chosen':
      table.target = { by: seat, monster: data.monster };
      break;
    case 'judged':
      table.acting = data.equipment;
      break;
    case 'succeeded':
      leave(table);
      if (table.seats[seat]) table.seats[seat].successes = data.successes;
      table.success_cards -= 1;
      table.verdict = 'success';
      break;
    case 'failed':
      leave(table);
      if (table.seats[seat]) table.seats[seat].failures = data.failures;
      table.verdict = 'failure';
      break;
    case 'eliminated':
      if (table.seats[seat]) table.seats[seat].eliminated = true;
      break;
    case 'hero-chosen':
    case 'hero-drawn':
      equip(table, data.hero, content);
      break;
  }
  if (told.kind !== 'gained' && told.kind !== 'struck') table.change = 0;
}

/** The hero comes with all tiles. */
function equip(table: Shown, hero: string, content: Record<string, unknown>): void {
  const tiles = (content['heroes'] as Record<string, { equipment: string[] }>)[hero]?.equipment ?? [];
  table.hero = hero;
  table.equipment = tiles.map((id) => ({ id, state: 'there', under: null }));
}

const find = (table: Shown, id: string) => table.equipment.find((tile) => tile.id === id);

/** The monster that was met goes to those that lie beside the dungeon. */
function leave(table: Shown): void {
  if (!table.monster) return;
  (table.met ??= []).push({ monster: table.monster.id, fate: table.fate ?? 'struck' });
  table.monster = null;
  table.fate = null;
}
