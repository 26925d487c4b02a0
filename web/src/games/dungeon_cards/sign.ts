// What a tile is worth, in a sign that fits its corner: printed figures, as the data file has them.

interface TileData {
  life?: number;
  kills?: Record<string, unknown>;
  revives?: unknown;
  replaces?: boolean;
  wins_if_different?: boolean;
  lowers_damage?: number;
  damage?: Record<string, number>;
}
interface Content {
  monsters: Record<string, { strength: number }>;
  equipment: Record<string, TileData>;
  heroes: Record<string, { life: number; equipment: string[] }>;
}

/** A monster's strength; a hero's lives with all tiles. */
export function figure(content: Record<string, unknown>, id: string): { value: number; life: boolean } | null {
  const { monsters, equipment, heroes } = content as unknown as Content;
  const monster = monsters[id];
  if (monster) return typeof monster.strength === 'number' ? { value: monster.strength, life: false } : null;
  const hero = heroes[id];
  return hero ? { value: hero.equipment.reduce((sum, tile) => sum + (equipment[tile]?.life ?? 0), hero.life), life: true } : null;
}

/** A sign of at most five characters; empty for a tile that the data does not know. */
export function sign(content: Record<string, unknown>, id: string): string {
  const { monsters, equipment } = content as unknown as Content;
  const tile = equipment[id];
  if (!tile) return '';
  if (tile.life) return `+${tile.life}`;
  if (tile.revives) return '↺';
  if (tile.replaces) return '⇄';
  if (tile.wins_if_different) return '≠';
  const [word, value] = Object.entries(tile.kills ?? {})[0] ?? [];
  if (tile.lowers_damage) return `−${tile.lowers_damage}`;
  if (tile.damage) return Object.values(tile.damage).sort((a, b) => a - b).join(' ');
  if (word === 'any') return '✶';
  if (word === 'second_of_kind') return '2×';
  if (word === 'chosen_by_other') return (value as string[]).map((one) => monsters[one]?.strength ?? '').join(' ');
  if (word === 'named') return '?';
  if (word === 'parity') {
    const strengths = Object.values(monsters).map((one) => one.strength);
    const wanted = value === 'even' ? 0 : 1;
    return [...new Set(strengths.filter((one) => one % 2 === wanted))].sort((a, b) => a - b).join(' ');
  }
  if (word === 'monster') {
    const ids = Array.isArray(value) ? (value as string[]) : [String(value)];
    return ids.map((one) => monsters[one]?.strength ?? '').join(' ');
  }
  if (word === 'strength') {
    const [bound, strength] = Object.entries(value as Record<string, number | number[]>)[0] ?? [];
    if (bound === 'at_most') return `≤${String(strength)}`;
    if (bound === 'at_least') return `≥${String(strength)}`;
    return Array.isArray(strength) ? strength.join(' ') : '';
  }
  return '';
}
