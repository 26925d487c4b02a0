// Everything a person reads: Project Fluent texts, the same files that the terminal speaks from.
import texts from 'virtual:texts';
import { settings, type Language } from './settings.svelte';
import { Speaker, type Argument } from './speaker';

let current = $state.raw<Record<string, Speaker>>({});

/** Load the texts of a family in the present language; resolves at once when they are there. */
export async function loadTexts(family = 'shared'): Promise<void> {
  const language = settings.language;
  const key = `${language}/${family}`;
  if (current[key]) return;
  const wanted = family === 'shared' ? [`${language}/shared`] : [`${language}/shared`, key];
  const sources = await Promise.all(wanted.map(async (one) => (await texts[one]?.())?.default ?? ''));
  current = { ...current, [key]: new Speaker(language, sources) };
}

/** The families whose texts are needed now, so that a change of language can load them again. */
const families = new Set<string>(['shared']);

export async function changeLanguage(language: Language): Promise<void> {
  const before = settings.language;
  settings.language = language;
  try {
    await Promise.all([...families].map((family) => loadTexts(family)));
  } catch {
    settings.language = before;
  }
  document.documentElement.lang = settings.language;
}

/** What speaks for a family of games; load its texts first. */
export function speaker(family = 'shared'): Speaker {
  families.add(family);
  const found = current[`${settings.language}/${family}`];
  if (found) return found;
  void loadTexts(family);
  return current[`${settings.language}/shared`] ?? new Speaker(settings.language, []);
}

/** A text of the page itself. */
export const t = (key: string, args?: Record<string, Argument>): string => speaker().text(key, args);

/** What the bot in a seat is called. */
export const botName = (seat: number): string => t('page-bot-names').split(', ')[seat % 8] ?? t('bot', { number: String(seat + 1) });
