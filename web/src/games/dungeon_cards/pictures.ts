// The prints of the dungeon card games, by id of what they show.
const files = import.meta.glob<string>('../../art/dungeon_cards/*.svg', { query: '?raw', import: 'default', eager: true });

const byId = new Map(Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/(.*)\.svg$/, '$1'), svg]));

/** The picture of a hero, a monster, a tile or a part of the table; undefined for one of an edited game. */
export const picture = (id: string): string | undefined => byId.get(id);
