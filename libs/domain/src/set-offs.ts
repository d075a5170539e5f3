/** An open due. */
export interface OwedDue {
  readonly id: string;
  /** The open amount in minor units; positive. */
  readonly minor: number;
}

/** What prevents dues from being set off. */
export interface Contest {
  /** Payments reported by the roomie and not yet answered, in minor units. They pay the oldest dues first. */
  readonly reportedMinor: number;
  /** Dues the roomie disputed in an earlier set-off. */
  readonly disputedIds: ReadonlySet<string>;
}

/** Returns the first dues that make up an amount, the last one in part. @param minor at most their sum */
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
 * Returns the dues that can be set off without the roomie's consent: the uncontested ones.
 * @param open everything that is due, oldest first
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
