// The prints of the house itself: its sign, and what hangs on the screens that have no game on them.
const files = import.meta.glob<string>('./dungeon_cards/{emblem,dungeon-door,empty,away,ended,divider}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const byId = new Map(Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/(.*)\.svg$/, '$1'), svg]));

export const house = (id: string): string | undefined => byId.get(id);
