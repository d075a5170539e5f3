import type { ChoreFeedback } from '@common-roof/contracts';

/** A strike, by its turn, or what somebody said of a chore, that can be appealed against. */
export interface Struck {
  readonly cause: { readonly assignment_id: string } | { readonly feedback_id: string };
  /** The name of the chore. */
  readonly chore: string;
  /** Until when (timestamp). */
  readonly until: string;
}

interface Appealable {
  readonly assignment_id: string | null;
  readonly chore: { readonly name: string } | null;
  readonly appealable_until: string | null;
}

/** What of a row of the feed or the ledger can be appealed against; null: nothing, or not any more. */
export function struckOf(
  { assignment_id: turnId, chore, appealable_until: until }: Appealable,
  now: Date,
): Struck | null {
  if (turnId === null || chore === null || until === null || now >= new Date(until)) return null;
  return { cause: { assignment_id: turnId }, chore: chore.name, until };
}

type Said = Pick<ChoreFeedback, '_id' | 'chore' | 'appealable_until'>;

/** The same of what somebody said, to whoever it is about. */
export function appealableOf({ _id: id, chore, appealable_until: until }: Said, now: Date): Struck | null {
  if (until === null || now >= new Date(until)) return null;
  return { cause: { feedback_id: id }, chore: chore.name, until };
}
