// What a viewer sees of a table: events are shown one by one at the viewer's speed, then the table stands as the room says.
import { reducedMotion, settings, type Speed } from './settings.svelte';
import { sound } from './sound';
import type { Now, Told } from './types';

/** Applies one event to a table that is being shown, so that what happened is seen before it is over. */
export type Step = (table: Record<string, unknown>, told: Told, content: Record<string, unknown>) => void;

const PAUSE: Record<Speed, number> = { slow: 2200, normal: 1250, fast: 550, instant: 0 };
const LONGEST_QUEUE = 40; // somebody who was away does not watch an hour of it

export class Stage {
  /** The table as shown now; between events it lags behind `now`. */
  table = $state<Record<string, unknown>>({});
  /** The event being shown; null when all has been shown. */
  current = $state.raw<Told | null>(null);
  /** How the match stands. */
  now = $state.raw<Now | null>(null);
  /** All that has been told and shown, for the log. */
  log = $state.raw<Told[]>([]);
  busy = $state(false);

  #queue: Told[] = [];
  #unlogged: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Shown table and log length before the last turn that was watched, for the replay key. */
  #before: { table: Record<string, unknown>; events: Told[] } | null = null;

  /** content: components of the game. */
  constructor(
    private readonly step: Step,
    private readonly content: Record<string, unknown>,
  ) {}

  hear(events: Told[], now: Now, fresh: boolean): void {
    const first = this.now === null;
    const taken = events.some((one) => one.kind === 'undone');
    this.now = now;
    this.#unlogged.push(...events);
    if (first || !fresh || taken || settings.speed === 'instant' || events.length > LONGEST_QUEUE) {
      this.#settle();
      return;
    }
    if (!this.busy && events.length > 0) this.#before = { table: $state.snapshot(this.table), events: [] };
    this.#before?.events.push(...events);
    this.#queue.push(...events);
    if (!this.busy) this.#next();
  }

  /** What was told is void. */
  forget(): void {
    this.stop();
    this.#queue = [];
    this.#unlogged = [];
    this.#before = null;
    this.busy = false;
    this.now = null;
    this.log = [];
  }

  /** Show the rest at once. */
  skip(): void {
    if (this.busy) this.#settle();
  }

  get mayReplay(): boolean {
    return this.#before !== null && this.#before.events.length > 0;
  }

  /** Show the last turn again. */
  replay(): void {
    if (!this.#before || this.#before.events.length === 0) return;
    clearTimeout(this.#timer);
    this.table = structuredClone(this.#before.table);
    this.#queue = [...this.#before.events];
    this.#next();
  }

  #next(): void {
    const told = this.#queue.shift();
    if (!told) {
      this.#settle();
      return;
    }
    this.busy = true;
    this.current = told;
    this.#tell(told);
    sound(told.kind);
    this.step(this.table, told, this.content);
    const pause = (PAUSE[settings.speed] * Math.max(told.weight, 0.35)) / (this.#queue.length > 15 ? 1.6 : 1);
    this.#timer = setTimeout(() => this.#next(), Math.max(pause, reducedMotion() ? 500 : 0));
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.busy = false;
    this.current = null;
    this.#tell();
    if (this.now) this.table = structuredClone(this.now.view.table);
  }

  /** Put into the log what has been shown: up to one event, or everything. */
  #tell(until?: Told): void {
    const count = until ? this.#unlogged.indexOf(until) + 1 : this.#unlogged.length;
    if (count > 0) this.log = [...this.log, ...this.#unlogged.splice(0, count)];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
