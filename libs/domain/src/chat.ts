import { LIMITS, type Role, type Side } from '@common-roof/contracts';

/** On which side of a conversation an account speaks; keepers and admins have none. */
export function partyOf(role: Role): Side | null {
  return role === 'roomie' || role === 'homeowner' ? role : null;
}

/** A message may be edited by its author for 15 minutes, measured from when it was stored. */
export function canStillEdit(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= LIMITS.messageEditMinutes * 60_000;
}

export interface ReadingState {
  readonly lastSeq: number;
  readonly lastReadSeq: number;
  /** Own messages with `lastReadSeq < seq ≤ lastSeq`. */
  readonly ownAfterRead: number;
}

/** Unread messages of a member: those after the read mark that somebody else wrote. */
export function unreadCount({ lastSeq, lastReadSeq, ownAfterRead }: ReadingState): number {
  return Math.max(0, lastSeq - lastReadSeq - ownAfterRead);
}

/** A read mark only moves forward, and never past what is there. */
export function movedReadMark(current: number, wanted: number, lastSeq: number): number {
  return Math.max(current, Math.min(wanted, lastSeq));
}
