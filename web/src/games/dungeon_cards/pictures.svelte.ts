// The prints of the dungeon card games, by id of what they show; each is fetched when it is first looked at.
import { SvelteMap } from 'svelte/reactivity';

const files = import.meta.glob<string>('../../art/dungeon_cards/*.svg', { query: '?url', import: 'default', eager: true });
const addresses = new Map(Object.entries(files).map(([path, url]) => [path.replace(/^.*\/(.*)\.svg$/, '$1'), url]));

const drawn = new SvelteMap<string, string>();
const asked = new Set<string>();

async function fetchPicture(id: string, address: string): Promise<void> {
  asked.add(id);
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    drawn.set(id, await answer.text());
  } catch {
    // The thing is still there under its name; the next look asks again.
    setTimeout(() => asked.delete(id), 3000);
  }
}

/** The picture; undefined for one of an edited game, and until it has come. */
export function picture(id: string): string | undefined {
  const address = addresses.get(id);
  if (address && !asked.has(id)) void fetchPicture(id, address);
  return drawn.get(id);
}
