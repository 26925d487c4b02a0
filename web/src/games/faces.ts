// What the page has to know of a family of games; each is loaded when one of its tables is opened.
import type { Component } from 'svelte';
import type { Step } from '../lib/stage.svelte';
import type { GameInfo, Now, Offer, Told } from '../lib/types';

/** What a table is drawn from: nothing but what the viewer's seat was told. */
export interface TableProps {
  table: Record<string, unknown>;
  now: Now;
  info: GameInfo;
  names: string[];
  /** The event being shown, null when the table stands. */
  current: Told | null;
  /** Choices that may be taken now; empty while something is shown. */
  offers: Offer[];
  chosen: Offer | null;
  choose: (offer: Offer) => void;
  /** Open the rules at what explains a component. */
  explain: (id: string) => void;
}

export interface SummaryProps {
  log: Told[];
  now: Now;
  names: string[];
  /** Of the table, if the room still has it: then its cards can be shown. */
  code?: string;
}

export interface Face {
  Table: Component<TableProps>;
  /** What a player has won and lost. */
  Marks: Component<{ table: Record<string, unknown>; seat: number; info: GameInfo }>;
  Summary: Component<SummaryProps>;
  /** What is worth knowing at this table by heart. */
  Aid: Component<{ now: Now; info: GameInfo; explain: (id: string) => void }>;
  step: Step;
  picture: (id: string) => string | undefined;
  /** The number that matters of a component, to stand on its picture: its colour says of which sort it is. */
  figure: (content: Record<string, unknown>, id: string) => { value: number; life: boolean } | null;
  /** Verbs whose choices are things on the table; as buttons they need only a name. */
  onTable: string[];
  /** Verbs whose choices are chosen by their pictures. */
  inPictures: string[];
  /** The step of the first lesson that belongs to this moment: key `lesson-STEP`. */
  lesson: (now: Now, table: Record<string, unknown>, log: Told[], busy: boolean) => string | null;
}

const families: Record<string, () => Promise<{ face: Face }>> = {
  dungeon_cards: () => import('./dungeon_cards'),
};

/** The face of a family of games. */
export async function loadFace(family: string): Promise<Face> {
  const load = families[family];
  if (!load) throw new Error(`no page for ${family}`);
  return (await load()).face;
}
