// Everything a person reads: Project Fluent texts, the same files that the terminal speaks from.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import texts from 'virtual:texts';
import { settings, type Language } from './settings.svelte';
import type { Message } from './types';

type Argument = string | number | boolean | Message[];

/** The texts of one family of games (and the shared ones) in one language. */
class Speaker {
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: string[]) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([id], { case: wanted }) => this.name(String(value(id)), wanted ? String(value(wanted)) : 'nom'),
        GENDER: ([id]) => this.#attribute(String(value(id)), 'gender') ?? 'm',
      },
    });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Name of a component in a grammatical case; one that no file names is called by its id. */
  name(id: string, wanted = 'nom'): string {
    return this.#attribute(id, wanted) ?? id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  }

  text(key: string, args: Record<string, Argument> = {}): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    const told: Record<string, FluentVariable> = {};
    for (const [name, given] of Object.entries(args)) {
      if (typeof given === 'boolean') told[name] = given ? 'yes' : 'no';
      else if (Array.isArray(given)) told[name] = given.map((part) => this.say(part)).join(' ');
      else told[name] = given;
    }
    return this.#bundle.formatPattern(message.value, told, []).replace(/\s+/g, ' ').trim();
  }

  say(message: Message): string {
    return this.text(message.key, message.args as Record<string, Argument>);
  }

  #attribute(id: string, attribute: string): string | undefined {
    const message = this.#bundle.getMessage(`name-${id}`);
    const pattern = message?.attributes[attribute] ?? (attribute === 'gender' ? undefined : message?.value);
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : undefined;
  }
}

const value = (given: FluentValue | undefined): unknown =>
  typeof given === 'object' && given !== null && 'valueOf' in given ? given.valueOf() : given;


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
