/** A person's share of a bill or a purchase, in minor units. */
export interface BorneShare {
  readonly subjectId: string;
  readonly personId: string;
  readonly minor: number;
}

/** A share that differs from its previous amount. */
export interface MovedShare {
  readonly subjectId: string;
  readonly personId: string;
  readonly before: number;
  readonly after: number;
}

const keyOf = ({ subjectId, personId }: BorneShare): string => `${subjectId} ${personId}`;

/**
 * Returns the shares that changed, for subjects that were shared before: a first split moves nothing. A person who
 * joins had 0 before, and one who leaves has 0 after.
 */
export function movedShares(before: readonly BorneShare[], after: readonly BorneShare[]): MovedShare[] {
  const known = new Set(before.map(({ subjectId }) => subjectId));
  const was = new Map(before.map((share) => [keyOf(share), share.minor]));
  const is = new Map(after.map((share) => [keyOf(share), share.minor]));
  const all = new Map([...before, ...after].map((share) => [keyOf(share), share]));
  return [...all]
    .filter(([key, { subjectId }]) => known.has(subjectId) && (was.get(key) ?? 0) !== (is.get(key) ?? 0))
    .map(([key, { subjectId, personId }]) => ({
      subjectId,
      personId,
      before: was.get(key) ?? 0,
      after: is.get(key) ?? 0,
    }));
}
