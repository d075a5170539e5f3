import { type CatalogueChore, CATALOGUE_CHORES, type NewChore } from '@common-roof/contracts';

import { type ChoreDraft, changesTo, draftOfCatalogue, ownDraft } from '#features/living/chores/fields/chore-draft.ts';

/** A chore that can be added. */
export interface Candidate {
  readonly key: string;
  /** null: a custom chore of the house */
  readonly catalogue: CatalogueChore | null;
  readonly isChosen: boolean;
  readonly draft: ChoreDraft;
}

/** Chores nearly every house has: preselected if a house has none yet. */
const USUAL: readonly CatalogueChore[] = ['kitchen', 'bathroom', 'vacuum', 'bins', 'recycling'];

/**
 * Returns the catalogue's chores without those a house has already.
 * @param nameOf in the reader's language
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
 * Returns the body to send. A catalogue chore contains only changes, so that its name is shown in each reader's
 * language, and it starts on the day it arrives.
 */
export function toNewChore({ catalogue, draft }: Candidate, catalogueName: string, today: string): NewChore {
  const { assign, starts_on: first, ...settings } = draft;
  const starts = first === today ? {} : { starts_on: first };
  if (catalogue === null) return { ...settings, ...starts, name: draft.name.trim(), assign, steps: [] };
  const before = draftOfCatalogue(catalogue, catalogueName, today);
  return { ...changesTo(before, draft), catalogue, assign, steps: [] };
}
