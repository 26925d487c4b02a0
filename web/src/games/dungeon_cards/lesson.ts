// Which note of the first lesson belongs to this moment. It speaks during the first round and once after it.
import type { Now, Told } from '../../lib/types';
import type { Shown } from './shown';

export function lesson(now: Now, shown: Record<string, unknown>, log: Told[], busy: boolean): string | null {
  const table = shown as unknown as Shown;
  const mine = now.view.seat;
  const last = log.at(-1);
  const ask = !busy && now.view.waiting?.seat === mine ? now.view.waiting.ask : null;
  const rounds = log.filter((told) => told.kind === 'round-began').length;
  if (rounds > 2 || mine < 0 || now.view.waiting === null) return null;
  if (rounds === 2) {
    const since = log.length - 1 - log.findLastIndex((told) => told.kind === 'round-began');
    return since < 2 ? 'round-end' : since < 8 ? 'done' : null;
  }
  if (table.life !== null) {
    const kinds: Record<string, string> = {
      entered: 'entered', killed: 'killed', struck: 'struck', succeeded: 'survived', died: 'died',
      became: 'special', joined: 'special', reduced: 'reduced',
    };
    const asks: Record<string, string> = { name: 'named', use: 'use', other: 'other', target: 'target', take: 'take' };
    if (ask !== null && asks[ask]) return asks[ask];
    if (last?.kind === 'entered' && last.seat === mine) return 'last';
    return kinds[last?.kind ?? ''] ?? null;
  }
  const acted = log.some((told) => told.seat === mine && ['drew', 'passed'].includes(told.kind));
  if (ask === 'place') return 'drawn';
  if (ask === 'bid') {
    if (!acted) return 'first-turn';
    return 'others';
  }
  if (table.seats[mine]?.passed) return 'passed';
  if (last?.seat === mine && last.kind === 'added') return 'added';
  if (last?.seat === mine && last.kind === 'sacrificed') return 'sacrificed';
  return acted ? 'others' : 'welcome';
}
