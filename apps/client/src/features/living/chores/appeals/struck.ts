import type { ChoreFeedback } from '@common-roof/contracts';

/** A strike or feedback that can be appealed. */
export interface Struck {
  readonly cause: { readonly assignment_id: string } | { readonly feedback_id: string };
  /** The name of the chore. */
  readonly chore: string;
  /** Deadline of the appeal (timestamp). */
  readonly until: string;
}

interface Appealable {
  readonly assignment_id: string | null;
  readonly chore: { readonly name: string } | null;
  readonly appealable_until: string | null;
}

/** Returns the appealable strike of a feed or ledger entry; null: none, or too late. */
export function struckOf(
  { assignment_id: turnId, chore, appealable_until: until }: Appealable,
  now: Date,
): Struck | null {
  if (turnId === null || chore === null || until === null || now >= new Date(until)) return null;
  return { cause: { assignment_id: turnId }, chore: chore.name, until };
}

type Said = Pick<ChoreFeedback, '_id' | 'chore' | 'appealable_until'>;

/** Returns the appealable feedback for the roomie it is about; null: none, or too late. */
export function appealableOf({ _id: id, chore, appealable_until: until }: Said, now: Date): Struck | null {
  if (until === null || now >= new Date(until)) return null;
  return { cause: { feedback_id: id }, chore: chore.name, until };
}
