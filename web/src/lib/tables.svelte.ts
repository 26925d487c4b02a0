// The tables this device sits at: tokens of its seats, kept until the player clears them away.
export interface Kept {
  code: string;
  game: string;
  host?: string;
  seats: Record<number, string>;
  seen: number;
  over?: boolean;
}

const KEY = 'herna-tables';

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

let kept = $state.raw(read());

// Another tab of this browser may have sat down somewhere.
addEventListener('storage', (event) => {
  if (event.key === KEY) kept = read();
});

function write(next: Kept[]): void {
  kept = next.toSorted((a, b) => b.seen - a.seen).slice(0, 60);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then the seat lasts as long as this page.
  }
}

export const tables = {
  get all(): Kept[] {
    return kept;
  },
  find: (code: string): Kept | undefined => kept.find((one) => one.code === code),
  /** Remember seats (and the host's token) of a table, beside those already known. */
  keep(code: string, game: string, seats: Record<number, string>, host?: string): void {
    const before = read().find((one) => one.code === code);
    const merged: Kept = { code, game, ...before, seats: { ...before?.seats, ...seats }, seen: Date.now() };
    if (host) merged.host = host;
    write([...read().filter((one) => one.code !== code), merged]);
  },
  touch(code: string, change: Partial<Kept>): void {
    const before = read().find((one) => one.code === code);
    if (before) write([...read().filter((one) => one.code !== code), { ...before, ...change }]);
  },
  giveUp(code: string, seat: number): void {
    const before = read().find((one) => one.code === code);
    if (!before) return;
    const { [seat]: _, ...seats } = before.seats;
    write([...read().filter((one) => one.code !== code), { ...before, seats }]);
  },
  forget: (code: string): void => write(read().filter((one) => one.code !== code)),
};
