import type { Rating } from '@common-roof/contracts';

import { formDrafts } from '#lib/form-drafts.ts';
import { STARS, type Stars } from '#ui/stars.tsx';

/** A rating's form values. */
export interface RatingDraft {
  readonly rating: Stars | null;
  readonly whats_good: string;
  readonly what_could_be_improved: string;
  readonly private_feelings: string;
}

export const EMPTY: RatingDraft = { rating: null, whats_good: '', what_could_be_improved: '', private_feelings: '' };

const formOf = (tenancyId: string): string => `rating:${tenancyId}`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Stores a rating's draft across a reload. */
export const ratingDraft = {
  load(accountId: string, tenancyId: string): RatingDraft | null {
    const values = formDrafts.load(accountId, formOf(tenancyId))?.values;
    if (values === undefined) return null;
    return {
      rating: starsOf(values['rating']),
      whats_good: textOf(values['whats_good']),
      what_could_be_improved: textOf(values['what_could_be_improved']),
      private_feelings: textOf(values['private_feelings']),
    };
  },
  save(accountId: string, tenancyId: string, draft: RatingDraft): void {
    formDrafts.save(accountId, formOf(tenancyId), { base: 0, values: { ...draft } });
  },
  forget(accountId: string, tenancyId: string): void {
    formDrafts.forget(accountId, formOf(tenancyId));
  },
};

const starsOf = (value: unknown): Stars | null => STARS.find((stars) => stars === value) ?? null;

/** Returns the form values of a saved rating. */
export const draftOf = ({
  rating,
  whats_good,
  what_could_be_improved,
  private_feelings = '',
}: Rating): RatingDraft => ({
  rating: starsOf(rating),
  whats_good,
  what_could_be_improved,
  private_feelings,
});
