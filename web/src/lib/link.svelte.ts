// A device's line to one table: says hello for its seats, sends moves until they are acknowledged, asks for gaps, and comes
// back by itself after the line, the server or the device itself was away.
import type { About, Ack, Now, Pong, Problem, Refused, Table, Told, Update } from './types';

type Frame = (About | Update | Ack | Refused | Pong) & { t: string };

/** One seat of this table as this device has it; seat -1 watches. */
export interface Line {
  version: number;
  now: Now;
}

export type How = 'fresh' | 'missed' | 'anew';

export interface Hearing {
  /** News of a seat: `fresh` events came while the device was here, `missed` ones are told for the log alone, `anew` replaces all. */
  update(seat: number, events: Told[], now: Now, how: How): void;
  table(table: Table): void;
  refused(problem: Problem, mine: boolean): void;
}

const PING_EVERY = 10_000; // noticed within a quarter of a minute, and cheap for a phone's battery
const SILENCE = 15_000; // no frame for so long, pings included: the line is dead
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000; // a family waits for a router that starts again, not for minutes
const OVERSLEPT = 5_000; // a timer that comes so late means that the device slept

export class Link {
  /** Whether the line stands. */
  here = $state(false);
  /** Seconds to add to this device's clock to get the room's. */
  skew = $state(0);

  readonly #lines = new Map<number, number>();
  readonly #unsent = new Map<string, object>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #pings = 0;
  #pinged = 0;
  #ticked = Date.now();
  readonly #ticker: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(
    readonly code: string,
    private readonly tokens: () => Record<number, string>,
    private readonly watches: () => boolean,
    private readonly hearing: Hearing,
  ) {
    this.#ticker = setInterval(() => this.#tick(), 1_000);
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ticker);
    clearTimeout(this.#again);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  /** Say hello anew: this device holds other seats now. */
  renew(): void {
    this.#drop();
    this.#open();
  }

  move(seat: number, action: string): void {
    this.#send(seat, { t: 'move', action });
  }

  undo(seat: number): void {
    this.#send(seat, { t: 'undo' });
  }

  /** Whether a decision of this device is on its way. */
  pending = $state(0);

  #send(seat: number, what: object): void {
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const frame = { ...what, id, seat, version: this.#lines.get(seat) ?? 0 };
    this.#unsent.set(id, frame);
    this.pending = this.#unsent.size;
    this.#write(frame);
  }

  #settle(id: string | null): boolean {
    const mine = id !== null && this.#unsent.delete(id);
    this.pending = this.#unsent.size;
    return mine;
  }

  #write(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#again);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      const keys = Object.entries(this.tokens()).map(([seat, token]) => ({ token, since: this.#lines.get(Number(seat)) ?? 0 }));
      const watch = this.watches() ? (this.#lines.get(-1) ?? 0) : null;
      socket.send(JSON.stringify({ t: 'hello', keys, watch }));
      for (const frame of this.#unsent.values()) this.#write(frame);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#wait = FIRST_WAIT;
      this.here = true;
      this.#hear(JSON.parse(String(event.data)) as Frame);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.#again = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.here = false;
    clearTimeout(this.#again);
    socket?.close();
  }

  #tick(): void {
    const time = Date.now();
    const slept = time - this.#ticked > OVERSLEPT;
    this.#ticked = time;
    if (!this.#socket) return;
    if (slept || time - this.#heard > SILENCE) {
      this.#wait = FIRST_WAIT;
      this.renew();
    } else if (time - this.#pinged > PING_EVERY) {
      this.#pinged = time;
      this.#write({ t: 'ping', n: ++this.#pings });
    }
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'visible' && !this.here && !this.#closed) {
      this.#wait = FIRST_WAIT;
      this.renew();
    }
  };

  #hear(frame: Frame): void {
    switch (frame.t) {
      case 'table':
        this.hearing.table((frame as About).table);
        break;
      case 'update':
        this.#update(frame as Update);
        break;
      case 'ack':
        this.#settle((frame as Ack).id);
        break;
      case 'refused':
        this.hearing.refused((frame as Refused).error, this.#settle((frame as Refused).id));
        break;
      case 'pong':
        this.skew = (frame as Pong).at - Date.now() / 1000;
        break;
    }
  }

  #update({ seat, since, events, now }: Update): void {
    const known = this.#lines.get(seat);
    if (known !== undefined && since > known) {
      this.#write({ t: 'since', seat, version: known });
      return;
    }
    // Told from the beginning although much was known: the room was put back to an older state, and what was known is void.
    const anew = since === 0 && known !== undefined && known > 0;
    const missed = anew ? events : events.filter((event) => event.version > (known ?? 0));
    this.#lines.set(seat, anew ? now.view.version : Math.max(known ?? 0, now.view.version));
    this.hearing.update(seat, missed, now, anew ? 'anew' : known === undefined ? 'missed' : 'fresh');
  }
}
