// The table of a dungeon card game as it is shown: the room's view (docs/formats/view.md), and what the eye needs besides.

export interface Tile {
  id: string;
  state: 'there' | 'sacrificed' | 'spent';
  under: { monster: string | null; by: number } | null;
}

export interface Player {
  successes: number;
  failures: number;
  passed: boolean;
  eliminated: boolean;
}

/** What became of a monster that was turned over. */
export type Fate = 'killed' | 'struck' | 'replaced' | 'joined' | 'took' | 'unmet';

export interface Shown {
  phase: 'between' | 'bidding' | 'expedition' | 'ended';
  round: number;
  starter: number | null;
  turn: number | null;
  adventurer: number | null;
  hero: string | null;
  life: number | null;
  full_life: number | null;
  equipment: Tile[];
  /** The hero's tiles that would be used on each kind of monster, were it met now. */
  killers: Record<string, string[]>;
  /** Tiles that kill the type named before the first card. */
  namers: string[];
  deck: number;
  hand: { seat: number; monster: string } | null;
  dungeon: { monster: string; by: number }[];
  revealed: { monster: string; by: number }[];
  monster: { id: string; strength: number | null; position: number; as?: string | null } | null;
  named: string | null;
  replaced: string | null;
  seats: Player[];
  success_cards: number;
  successes_to_win: number;
  winner: number | null;
  /** Special monsters of this match, and the kind that another player chose; only in games that have them. */
  specials?: string[] | null;
  target?: { by: number; monster: string | null } | null;
  /** The tile that acts in the event being shown. */
  acting?: string | null;
  /** What became of the monster before the hero. */
  fate?: Fate | null;
  /** By how much kills have lowered all further blows, and the blow of the monster before the hero; null without such tiles. */
  reduction?: { earned: number; blow: { before: number; after: number; by: string[] } | null } | null;
  /** How life has just changed. */
  change?: number;
  /** How the expedition that is being shown has ended. */
  verdict?: 'success' | 'failure' | null;
  /** The card laid open beside the table, and the tile that it lay under. */
  bared?: { equipment: string; monster: string } | null;
  /** Monsters turned over so far in this expedition and what became of them. */
  met?: { monster: string; fate: Fate }[];
}

/** The numbers and names that events of these games bring (docs/formats/events.md); which ones, their kind tells. */
export interface Data {
  round: number;
  hero: string;
  cards: number;
  left: number;
  monster: string;
  equipment: string;
  dungeon: number;
  life: number;
  position: number;
  strength: number;
  damage: number;
  amount: number;
  discarded: boolean;
  as: string | null;
  before: number;
  after: number;
  by: string[];
  other: number;
  successes: number;
  failures: number;
}
