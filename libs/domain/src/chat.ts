import { LIMITS, type MuteSpan, type Role, type Side } from '@common-roof/contracts';

/** Returns the side of a conversation an account speaks for; null for keepers and admins. */
export function partyOf(role: Role): Side | null {
  return role === 'roomie' || role === 'homeowner' ? role : null;
}

/** Whether the author may still edit a message: for 15 minutes from when it was stored. */
export function canStillEdit(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= LIMITS.messageEditMinutes * 60_000;
}

const HOUR_MS = 3_600_000;
const MUTED_HOURS: Readonly<Record<Exclude<MuteSpan, 'always'>, number>> = { eight_hours: 8, week: 7 * 24 };

/** Returns when alerts about a conversation that is muted now start again; Infinity for never. */
export const mutedUntil = (span: MuteSpan, now: Date): Date | typeof Infinity =>
  span === 'always' ? Infinity : new Date(now.getTime() + MUTED_HOURS[span] * HOUR_MS);

export interface ReadingState {
  readonly lastSeq: number;
  readonly lastReadSeq: number;
  /** Number of own messages with `lastReadSeq < seq ≤ lastSeq`. */
  readonly ownAfterRead: number;
}

/** Counts a member's unread messages: others' messages after the read mark. */
export function unreadCount({ lastSeq, lastReadSeq, ownAfterRead }: ReadingState): number {
  return Math.max(0, lastSeq - lastReadSeq - ownAfterRead);
}
