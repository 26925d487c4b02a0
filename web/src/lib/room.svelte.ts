// One table as this device has it: its line, what each of its seats was told, and whose eyes the screen is for.
import { loadFace, type Face } from '../games/faces';
import { api, troubleOf, Wrong } from './api';
import { Link, type How } from './link.svelte';
import { Stage } from './stage.svelte';
import { tables } from './tables.svelte';
import type { Chair, GameInfo, Now, Offer, Problem, Table, Told } from './types';
import { loadTexts, t } from './words.svelte';

export const WATCHING = -1;

let games: Promise<GameInfo[]> | null = null;

/** The games of this room, asked for once. */
export async function allGames(): Promise<GameInfo[]> {
  games ??= api.games();
  try {
    return await games;
  } catch (error) {
    games = null;
    throw error;
  }
}

/** What somebody at the table is called; whoever has no name is called by the seat. */
export const nameOf = (chair: Chair): string =>
  chair.name || t(chair.kind === 'bot' ? 'bot' : 'player', { number: String(chair.seat + 1) });

export class Room {
  table = $state.raw<Table | null>(null);
  game = $state.raw<GameInfo | null>(null);
  face = $state.raw<Face | null>(null);
  /** Why there is no table to show. */
  broken = $state.raw<Wrong | null>(null);
  /** A short word about something that could not be done; the table stands as it was. */
  said = $state.raw<Problem | null>(null);
  /** Seats of this device. */
  seats = $state.raw<number[]>([]);
  /** Of several people at one device, the one who holds it now; null while all may look. */
  holder = $state<number | null>(null);
  stages = $state.raw<Record<number, Stage>>({});
  link = $state.raw<Link | null>(null);

  constructor(readonly code: string) {
    void this.#enter();
  }

  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** Whose eyes the screen is for: a seat, or everybody's. */
  get viewer(): number {
    if (this.seats.length === 0) return WATCHING;
    if (!this.shared) return this.seats[0]!;
    return this.holder ?? WATCHING;
  }

  get stage(): Stage | undefined {
    return this.stages[this.viewer];
  }

  get now(): Now | null {
    return this.stage?.now ?? null;
  }

  /** The seat of this device that is asked now. */
  get asked(): number | null {
    const waiting = this.stages[this.seats[0] ?? WATCHING]?.now?.view.waiting?.seat ?? null;
    return waiting !== null && this.seats.includes(waiting) && !this.standsIn(waiting) ? waiting : null;
  }

  standsIn(seat: number): boolean {
    return Boolean(this.table?.chairs[seat]?.stand_in);
  }

  /** Whether the screen waits for its next holder to take it. */
  get curtain(): boolean {
    return this.shared && this.asked !== null && this.holder !== this.asked && Boolean(this.stages[this.asked]?.now?.secret);
  }

  /** What the seat that is asked may do, once everything has been shown. */
  get offers(): Offer[] {
    if (this.asked === null || this.curtain || this.stage?.busy || this.link?.pending) return [];
    return this.stages[this.asked]?.now?.offers ?? [];
  }

  /** A seat of this device that may take its last decision back. */
  get mayUndo(): number | null {
    return this.seats.find((seat) => this.stages[seat]?.now?.may_undo) ?? null;
  }

  get names(): string[] {
    return this.table?.chairs.map(nameOf) ?? [];
  }

  /** The token that may do what the host may, if this device is the host's. */
  get host(): string | undefined {
    return tables.find(this.code)?.host;
  }

  token(seat: number): string | undefined {
    return tables.find(this.code)?.seats[seat];
  }

  takeDevice(): void {
    this.holder = this.asked;
  }

  move(offer: Offer): void {
    if (this.asked !== null) this.link?.move(this.asked, offer.action);
  }

  undo(): void {
    if (this.mayUndo !== null) this.link?.undo(this.mayUndo);
  }

  /** The bot that stands in for a seat gives it back. */
  async takeBack(seat: number): Promise<void> {
    try {
      this.table = await api.standIn(this.code, this.token(seat)!, null);
    } catch (error) {
      this.said = { code: troubleOf(error).code as Problem['code'], detail: '' };
    }
  }

  async sit(name: string, seat: number | null): Promise<void> {
    const seated = await api.sit(this.code, name, seat);
    tables.keep(this.code, seated.table.game, { [seated.seat]: seated.token });
    this.table = seated.table;
    this.#holdSeats();
    this.link?.renew();
  }

  giveUp(seat: number): void {
    tables.giveUp(this.code, seat);
    this.#holdSeats();
    this.link?.renew();
  }

  close(): void {
    this.link?.close();
    for (const stage of Object.values(this.stages)) stage.stop();
  }

  async #enter(): Promise<void> {
    try {
      const [table, all] = await Promise.all([api.table(this.code), allGames()]);
      const game = all.find((one) => one.id === table.game);
      if (!game) throw new Wrong('no-such-game');
      const [face] = await Promise.all([loadFace(game.family), loadTexts(game.family)]);
      Object.assign(this, { game, face, table });
      this.#takeBrought(table);
      tables.touch(this.code, { seen: Date.now() });
      this.#holdSeats();
      this.link = new Link(
        this.code,
        () => tables.find(this.code)?.seats ?? {},
        () => this.seats.length !== 1,
        {
          table: (heard) => this.#hearTable(heard),
          update: (seat, events, now, how) => this.#hearUpdate(seat, events, now, how),
          refused: (problem, mine) => this.#hearRefusal(problem, mine),
        },
      );
    } catch (error) {
      this.broken = troubleOf(error);
    }
  }

  /** A seat that was moved here from another device comes as the address's `#SEAT.TOKEN`, and is not left standing there. */
  #takeBrought(table: Table): void {
    const [, seat, token] = /^#(\d)\.([\w-]+)$/.exec(location.hash) ?? [];
    if (!token) return;
    history.replaceState(null, '', location.pathname);
    if (table.chairs[Number(seat)] && !this.token(Number(seat))) tables.keep(this.code, table.game, { [Number(seat)]: token });
  }

  #holdSeats(): void {
    this.seats = Object.keys(tables.find(this.code)?.seats ?? {}).map(Number).sort();
  }

  #hearTable(table: Table): void {
    this.table = table;
    if (table.state === 'over' || table.state === 'closed') tables.touch(this.code, { over: true });
  }

  #hearUpdate(seat: number, events: Told[], now: Now, how: How): void {
    let stage = this.stages[seat];
    if (!stage) {
      stage = new Stage(this.face!.step, this.game!.content);
      this.stages = { ...this.stages, [seat]: stage };
    }
    if (how === 'anew') stage.forget();
    stage.hear(events, now, how === 'fresh' && seat === this.viewer);
    if (this.holder !== null && now.view.waiting?.seat !== this.holder) this.holder = null;
  }

  #hearRefusal(problem: Problem, mine: boolean): void {
    if (problem.code === 'not-yours' && !mine) {
      // A token that holds nothing any more: this device sits where the room still knows it, or watches.
      for (const seat of this.seats) if (!this.stages[seat]) tables.giveUp(this.code, seat);
      this.#holdSeats();
      this.link?.renew();
    }
    this.said = problem;
  }
}
