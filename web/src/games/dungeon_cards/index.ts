// Welcome to the Dungeon and its family, on the page.
import type { Face } from '../faces';
import Aid from './Aid.svelte';
import { lesson } from './lesson';
import Marks from './Marks.svelte';
import { picture } from './pictures.svelte';
import { figure } from './sign';
import { step } from './step';
import Summary from './Summary.svelte';
import Table from './Table.svelte';

export const face: Face = {
  Table,
  Marks,
  Summary,
  Aid,
  step,
  picture,
  figure,
  onTable: ['sacrifice', 'use', 'take'],
  inPictures: ['name', 'hero', 'target'],
  lesson,
};
