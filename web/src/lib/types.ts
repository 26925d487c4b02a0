// Written by `npm run types` from docs/schemas/room.json: change src/herna/room/wire.py instead.

/**
 * The table has changed: who sits, who is here, how it stands.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "About".
 */
export interface About {
  t: 'table';
  table: Table;
}
/**
 * What everybody may know of a table without sitting at it.
 *
 * state: `gathering` until all seats are taken and the host starts, `playing`, `over` (played to its end), `closed` (ended
 * before). promise: SHA-256 of the deal's seed; seed: told once over. created: seconds since 1970. rematch: code of the table
 * that follows this one. watchers: spectators now connected.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  chairs: Chair[];
  /**
   * a table's public name, as it is read out loud
   */
  code: string;
  created: number;
  edited: boolean;
  family: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  players: number;
  promise: string;
  rematch: string | null;
  seed: string;
  state: 'closed' | 'gathering' | 'over' | 'playing';
  watchers: number;
}
/**
 * One seat. kind: `open` waits for somebody; bot: what plays a bot's seat, or stands in for a person (`stand_in`).
 *
 * here: whether a device of that person is connected now.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Chair".
 */
export interface Chair {
  bot: string;
  here: boolean;
  kind: 'bot' | 'open' | 'person';
  name: string;
  seat: number;
  stand_in: boolean;
}
/**
 * A move or undo is on disk. Sent again for one that comes again.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  /**
   * made by the client, new for each move
   */
  id: string;
  t: 'ack';
}
/**
 * Something the seat to move may do now.
 *
 * action: its text form, to be sent back; verb: its first word; target: what it is done to, if anything; rules: the statements
 * that explain it.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  action: string;
  rules: string[];
  target: string | number | null;
  verb: string;
}
/**
 * One step of a replay: what the entry was, what was told because of it, and how the match stood then.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  entry: string;
  events: Told[];
  now: Now;
}
/**
 * One event as one seat is told it.
 *
 * say: in words; weight: how long to stay with it, in usual pauses; stressed: a turning point.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  data: {
    [k: string]: unknown;
  };
  kind: string;
  say: Message;
  seat: number | null;
  stressed: boolean;
  version: number;
  weight: number;
}
/**
 * A text's key with its arguments.
 *
 * args: texts (also ids of components, which the texts name themselves), numbers, yes and no, or lists of messages, which are
 * spoken one after the other with a space between them.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  args: {
    [k: string]: string | number | boolean | Message[];
  };
  key: string;
}
/**
 * How the match stands for one seat (-1: a spectator).
 *
 * view.choices is always empty here: `offers` say more. prompt: what this seat is asked, or whom everybody waits for; null when
 * over. since: when the question that all wait for was asked, in seconds since 1970. may_undo: whether the seat may take its last
 * decision back. secret: whether people beside this device should look away when the seat decides.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Now".
 */
export interface Now {
  may_undo: boolean;
  offers: Offer[];
  prompt: Message | null;
  secret: boolean;
  since: number;
  view: View;
}
/**
 * A choice of the seat to move, explained.
 *
 * label: in a few words; note: at a glance, what it is worth; explain: what it means; rules: statements behind it; foreseen: what
 * it will surely do, as far as the seat may know; then: why no more can be foreseen.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  action: string;
  explain: Message;
  foreseen: Told[];
  label: Message;
  note: Message;
  rules: string[];
  target: string | number | null;
  then: 'chance' | 'done' | 'over' | 'seat' | 'unknown';
  verb: string;
}
/**
 * All that one seat may know of a match now, computed from the state concealed to it.
 *
 * version: events this seat has been told so far; waiting: null when the match is over; choices: empty unless this seat is
 * to move; table: the game's own picture of the table; returns: result of each seat, once over.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  choices: Choice[];
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  players: number;
  returns: number[] | null;
  /**
   * a player, counted from 0; -1 is a spectator
   */
  seat: number;
  table: {
    [k: string]: unknown;
  };
  version: number;
  waiting: Waiting | null;
}
/**
 * What the match waits for: a seat's decision (who and which question), or chance (seat null).
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  ask: string;
  seat: number | null;
}
/**
 * A game that can be played here.
 *
 * family: folder of its texts and pictures; content: its components, as the data file has them (each with its provenance); house:
 * ids of components made for this edition; bots: from weak to strong; ready: whether its rules are compiled; about: what each
 * component is or does, in sentences.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  about: {
    [k: string]: Message[];
  };
  bots: string[];
  content: {
    [k: string]: unknown;
  };
  family: string;
  fewest: number;
  house: string[];
  id: string;
  most: number;
  options: OptionInfo[];
  ready: boolean;
}
/**
 * An option of a game: its values, and the usual one. Its texts are `option-NAME`, `option-NAME-about`, `option-NAME-VALUE`.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  name: string;
}
/**
 * First frame of a socket. watch: the last version known as a spectator, if the device wants to watch; null: it does not.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  keys?: Key[];
  t: 'hello';
  watch?: number | null;
}
/**
 * A seat that this device holds, and the last version that it has.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Key".
 */
export interface Key {
  since?: number;
  /**
   * secret of one seat, or of a table's host
   */
  token: string;
}
/**
 * A decision of a seat that said hello. version: the version that the seat saw when it decided.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  action: string;
  /**
   * made by the client, new for each move
   */
  id: string;
  seat: number;
  t: 'move';
  version: number;
}
/**
 * A table just opened. host: token that may start, end and rearrange it; seats: token of each seat of `me`, by seat.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Opened".
 */
export interface Opened {
  /**
   * secret of one seat, or of a table's host
   */
  host: string;
  seats: {
    /**
     * secret of one seat, or of a table's host
     */
    [k: string]: string;
  };
  table: Table;
}
/**
 * Are you there?
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  n: number;
  t: 'ping';
}
/**
 * Who shall sit in one seat: `me` (whoever opens the table), `friend` (who comes with the code), or `bot` of a level.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  bot?: string | null;
  kind: 'bot' | 'friend' | 'me';
  name?: string | null;
}
/**
 * Here I am. at: the room's clock, seconds since 1970.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  at: number;
  n: number;
  t: 'pong';
}
/**
 * An error that a person can meet.
 *
 * code: its kind, and with `problem-` before it the key of what to do; detail: more, in English.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code:
    | 'bad-options'
    | 'bad-record'
    | 'bad-request'
    | 'bad-tables'
    | 'closed'
    | 'no-free-seat'
    | 'no-such-game'
    | 'no-such-table'
    | 'not-now'
    | 'not-over'
    | 'not-started'
    | 'not-yours'
    | 'seat-taken'
    | 'stale'
    | 'too-many'
    | 'unreadable'
    | 'warming-up';
  detail: string;
}
/**
 * What was asked cannot be done; nothing has changed. id: of the move, if it was one.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  error: Problem;
  id: string | null;
  t: 'refused';
}
/**
 * A match from its beginning to its end as one seat saw it (-1: a spectator; null: with everything shown).
 *
 * proven: whether every card lay where the promised seed puts it; null: the seed is not known.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  bots: string[];
  content: {
    [k: string]: unknown;
  };
  family: string;
  frames: Frame[];
  game: string;
  names: string[];
  options: {
    [k: string]: string | number | boolean;
  };
  players: number;
  promise: string;
  proven: boolean | null;
  returns: number[] | null;
  seat: number | null;
  seed: string;
}
/**
 * A seat taken, and the token that holds it.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  seat: number;
  table: Table;
  /**
   * secret of one seat, or of a table's host
   */
  token: string;
}
/**
 * Asks for what a seat (-1: the spectator) was told after a version.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Since".
 */
export interface Since {
  /**
   * a player, counted from 0; -1 is a spectator
   */
  seat: number;
  t: 'since';
  version: number;
}
/**
 * Somebody wants to sit down. seat: null takes the first free one.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Sitting".
 */
export interface Sitting {
  name: string;
  seat?: number | null;
}
/**
 * The seat takes its last decision back.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  /**
   * made by the client, new for each move
   */
  id: string;
  seat: number;
  t: 'undo';
  version: number;
}
/**
 * What a seat (-1: the spectator) was told after version `since`, and how the match stands for it after that.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  events: Told[];
  now: Now;
  /**
   * a player, counted from 0; -1 is a spectator
   */
  seat: number;
  since: number;
  t: 'update';
}
/**
 * A table somebody wants to open. tables: content of a data file of components, if not the game's own.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Wish".
 */
export interface Wish {
  game: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  seats: Place[];
  tables?: {
    [k: string]: unknown;
  } | null;
}
