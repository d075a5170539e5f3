/** A strike that can be appealed against. */
export interface Struck {
  readonly turnId: string;
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
  return { turnId, chore: chore.name, until };
}
