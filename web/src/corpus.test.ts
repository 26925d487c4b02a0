// The page against the house: what Python wrote down of random matches must be spoken and shown the same way here.
// `tests/page/test_corpus.py` writes the file and runs this.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { step } from './games/dungeon_cards/step';
import { Speaker } from './lib/speaker';
import type { Message, Told } from './lib/types';

interface Turn {
  before: Record<string, unknown>;
  events: Told[];
  after: Record<string, unknown>;
}
interface Corpus {
  texts: Record<string, string[]>;
  spoken: { message: Message; en: string; cs: string }[];
  turns: Turn[];
  content: Record<string, unknown>;
}

const file = process.env['HERNA_CORPUS'];
if (!file) throw new Error('HERNA_CORPUS names no file: run `pytest tests/page/test_corpus.py`');
const corpus = JSON.parse(readFileSync(file, 'utf8')) as Corpus;

/** What the eye needs besides the room's view, and what is left open until the next decision. */
const KEYS = ['hero', 'round', 'deck', 'life', 'adventurer', 'named', 'equipment', 'hand', 'seats', 'success_cards'] as const;

describe('what is shown, event by event, ends as the room says', () => {
  test(`${corpus.turns.length} turns`, () => {
    expect(corpus.turns.length).toBeGreaterThan(500);
    for (const { before, events, after } of corpus.turns) {
      const table = structuredClone(before);
      for (const told of events) step(table, told, corpus.content);
      for (const key of KEYS) expect({ [key]: table[key], events }).toEqual({ [key]: after[key], events });
      expect((table['dungeon'] as unknown[]).length).toBe((after['dungeon'] as unknown[]).length);
    }
  });
});

describe.each(['en', 'cs'] as const)('messages in %s', (language) => {
  test(`${corpus.spoken.length} are spoken as the terminal speaks them`, () => {
    const speaker = new Speaker(language, corpus.texts[language]!);
    expect(corpus.spoken.length).toBeGreaterThan(500);
    for (const one of corpus.spoken) expect(speaker.say(one.message)).toBe(one[language]);
  });
});
