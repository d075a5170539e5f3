import { type CatalogueChore, CATALOGUE_CHORES, type NewChore } from '@common-roof/contracts';

import { type ChoreDraft, changesTo, draftOfCatalogue, ownDraft } from '../fields/chore-draft.ts';

/** A chore that may be added. */
export interface Candidate {
  readonly key: string;
  /** null: the own idea of the house */
  readonly catalogue: CatalogueChore | null;
  readonly isChosen: boolean;
  readonly draft: ChoreDraft;
}

/** What nearly every house has to do: chosen from the beginning where a house has no chores yet. */
const USUAL: readonly CatalogueChore[] = ['kitchen', 'bathroom', 'vacuum', 'bins', 'recycling'];

/**
 * What the catalogue offers a house, without what it has already.
 * @param nameOf in the language of the reader
 * @param today ISO date
 */
export function offered(
  has: readonly (CatalogueChore | null)[],
  nameOf: (chore: CatalogueChore) => string,
  today: string,
): Candidate[] {
  return CATALOGUE_CHORES.filter((catalogue) => !has.includes(catalogue)).map((catalogue) => ({
    key: catalogue,
    catalogue,
    isChosen: has.length === 0 && USUAL.includes(catalogue),
    draft: draftOfCatalogue(catalogue, nameOf(catalogue), today),
  }));
}

export const ownCandidate = (key: string, today: string): Candidate => ({
  key,
  catalogue: null,
  isChosen: true,
  draft: ownDraft(today),
});

/**
 * What is sent of it. Of a chore of the catalogue only what is different: so it is called in the language of whoever reads,
 * and begins on the day on which it arrives.
 */
export function toNewChore({ catalogue, draft }: Candidate, catalogueName: string, today: string): NewChore {
  const { assign, starts_on: first, ...settings } = draft;
  const starts = first === today ? {} : { starts_on: first };
  if (catalogue === null) return { ...settings, ...starts, name: draft.name.trim(), assign, steps: [] };
  const before = draftOfCatalogue(catalogue, catalogueName, today);
  return { ...changesTo(before, draft), catalogue, assign, steps: [] };
}
