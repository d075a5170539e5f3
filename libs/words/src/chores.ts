import { areaInEveryLocale } from '@common-roof/messages';

import type { Reader } from './reader.ts';

/** A chore with the name its house gave it, or the catalogue's. */
export interface NamedChore {
  readonly catalogue: string | null;
  readonly name: string | null;
}

const names = areaInEveryLocale('screens/choreNames');

/** Returns a chore's name. A chore missing from this version's catalogue is called by its key. */
export function choreName({ catalogue, name }: NamedChore, { locale }: Pick<Reader, 'locale'>): string {
  if (name !== null || catalogue === null) return name ?? '';
  const area = names[locale];
  return area.written('choreNames', catalogue) === undefined ? catalogue : area.text(['choreNames', catalogue]);
}
