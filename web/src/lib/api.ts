// The room's HTTP half. Every error is a Problem, also the ones that never reached the room.
import type { GameInfo, Opened, Place, Problem, Replay, Seated, Table, Wish } from './types';

export type Trouble = Problem['code'] | 'away' | 'unknown';

/** Something that went wrong, with the code of its text `problem-CODE`. */
export class Wrong extends Error {
  constructor(
    readonly code: Trouble,
    readonly detail = '',
  ) {
    super(`${code} ${detail}`);
  }
}

export const troubleOf = (error: unknown): Wrong => (error instanceof Wrong ? error : new Wrong('unknown', String(error)));

async function ask<T>(path: string, { body, token, method }: { body?: unknown; token?: string; method?: string } = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Wrong('away');
  }
  const read = await answer.json().catch(() => null);
  if (answer.ok) return read as T;
  throw read && typeof read.code === 'string' ? new Wrong(read.code, read.detail) : new Wrong(answer.status >= 500 ? 'away' : 'unknown');
}

export interface Statement {
  id: string;
  en: string;
  cs: string;
  source: 'rulebook' | 'component' | 'ruling' | 'variant';
  option: string;
  about: string[];
}

export interface Rulebook {
  game: string;
  prefix: string;
  sections: { id: string; title: { en: string; cs: string }; statements: Statement[] }[];
}

/** Open a table; while the rules are still being prepared, wait for them and say how far they are (0 to 1). */
async function open(wish: { game: string; seats: Place[]; options?: Wish['options']; tables?: Wish['tables'] }, waiting: (progress: number) => void): Promise<Opened> {
  for (;;) {
    const { status, progress } = await api.health();
    if (status === 'ready') return ask<Opened>('/tables', { body: wish });
    waiting(progress);
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
}

export const api = {
  health: () => ask<{ status: 'ready' | 'warming-up'; progress: number }>('/health'),
  games: () => ask<GameInfo[]>('/games'),
  rules: (game: string) => ask<Rulebook>(`/games/${game}/rules`),
  open,
  table: (code: string) => ask<Table>(`/tables/${code}`),
  sit: (code: string, name: string, seat: number | null = null) => ask<Seated>(`/tables/${code}/seats`, { body: { name, seat } }),
  start: (code: string, token: string) => ask<Table>(`/tables/${code}/start`, { body: {}, token }),
  leave: (code: string, token: string) => ask<Table>(`/tables/${code}/leave`, { body: {}, token }),
  standIn: (code: string, token: string, bot: string | null) => ask<Table>(`/tables/${code}/stand-in`, { body: { bot }, token }),
  rename: (code: string, token: string, name: string) => ask<Table>(`/tables/${code}/rename`, { body: { name }, token }),
  end: (code: string, token: string) => ask<Table>(`/tables/${code}/end`, { body: {}, token }),
  rematch: (code: string, token: string) => ask<Opened>(`/tables/${code}/rematch`, { body: {}, token }),
  seatBot: (code: string, token: string, seat: number, bot: string) =>
    ask<Table>(`/tables/${code}/seats/${seat}/bot`, { body: { bot }, token }),
  replay: (code: string, seat: number | 'all') => ask<Replay>(`/tables/${code}/replay?seat=${seat}`),
  replayOf: (record: unknown, seat: number | 'all') => ask<Replay>(`/replay?seat=${seat}`, { body: record }),
};
