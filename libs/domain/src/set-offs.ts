/** Something that is owed. */
export interface OwedDue {
  readonly id: string;
  /** What is open of it, in minor units; more than nothing. */
  readonly minor: number;
}

/** What stands against setting something off. */
export interface Contest {
  /** What the roomie says they have paid and nobody has answered, in minor units. It pays the oldest first. */
  readonly reportedMinor: number;
  /** Dues that the roomie disputed when they were set off before. */
  readonly disputedIds: ReadonlySet<string>;
}

/** The first dues that make up an amount, the last of them in part. @param minor at most what they sum to */
export function duesUpTo<Due extends OwedDue>(dues: readonly Due[], minor: number): Due[] {
  let rest = minor;
  return dues.flatMap((due): Due[] => {
    const part = Math.min(rest, due.minor);
    rest -= part;
    return part > 0 ? [{ ...due, minor: part }] : [];
  });
}

/** Sums amounts, in minor units. */
export const sumOfDues = (dues: readonly OwedDue[]): number => dues.reduce((sum, { minor }) => sum + minor, 0);

/**
 * What of the dues can be set off without the roomie's consent: what nobody contests.
 * @param open everything that is due, the oldest first
 */
export function uncontested<Due extends OwedDue>(open: readonly Due[], { reportedMinor, disputedIds }: Contest): Due[] {
  let reported = reportedMinor;
  return open.flatMap((due): Due[] => {
    const paid = Math.min(reported, due.minor);
    reported -= paid;
    const minor = due.minor - paid;
    return minor > 0 && !disputedIds.has(due.id) ? [{ ...due, minor }] : [];
  });
}
