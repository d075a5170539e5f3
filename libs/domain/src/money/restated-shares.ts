/** What somebody bears of a bill or a purchase, in minor units. */
export interface BorneShare {
  readonly subjectId: string;
  readonly personId: string;
  readonly minor: number;
}

/** A share that was written down before and is another one now. */
export interface MovedShare {
  readonly subjectId: string;
  readonly personId: string;
  readonly before: number;
  readonly after: number;
}

const keyOf = ({ subjectId, personId }: BorneShare): string => `${subjectId} ${personId}`;

/**
 * Returns the shares that moved, of subjects that were shared before: what is shared for the first time moves nothing. Who comes
 * bore nothing before, and who goes bears nothing after.
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
