// Puts messages into one language: Project Fluent with the two functions that the texts use, as the terminal does.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Message } from './types';

export type Argument = string | number | boolean | Message[];

/** The texts of one family of games (and the shared ones) in one language. */
export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
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
