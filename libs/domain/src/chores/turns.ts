import { isPresent, type Resident } from './presence.ts';

const HOUR_MS = 3_600_000;

/** Hours after its due time in which a turn can still be posted, because people post later than they clean. */
export const POSTING_GRACE_HOURS = 24;

/** Returns the moment an unposted turn is missed. Its assignee gets a strike; an open turn costs nobody anything. */
export const missedAt = (dueAt: Date): Date => new Date(dueAt.getTime() + POSTING_GRACE_HOURS * HOUR_MS);

/** A turn and its assignee; null: it is open. */
export interface HeldTurn {
  readonly id: string;
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
  readonly assigneeId: string | null;
}

/** A turn that changes its assignee; null: it is open to anyone. */
export interface Reassignment {
  readonly turnId: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Swaps two turns between their assignees. Returns null if they aren't two turns of two people. */
export function swapOf(one: HeldTurn, other: HeldTurn): Reassignment[] | null {
  if (one.assigneeId === null || other.assigneeId === null || one.assigneeId === other.assigneeId) return null;
  return [
    { turnId: one.id, from: one.assigneeId, to: other.assigneeId },
    { turnId: other.id, from: other.assigneeId, to: one.assigneeId },
  ];
}

/**
 * Moves another roomie's turn, or an open one, to the taker. Points and debt follow the doer. Returns null if it is
 * theirs already.
 */
export const takeoverOf = ({ id, assigneeId }: HeldTurn, takerId: string): Reassignment[] | null =>
  assigneeId === takerId ? null : [{ turnId: id, from: assigneeId, to: takerId }];

/**
 * Passes a turn on to the roomie that `giveTurns` chose, or leaves it open (null). The debt stays, so a later turn
 * comes to them. Returns null if the turn was open or would stay theirs.
 */
export const skipOf = ({ id, assigneeId }: HeldTurn, nextId: string | null): Reassignment[] | null =>
  assigneeId === null || assigneeId === nextId ? null : [{ turnId: id, from: assigneeId, to: nextId }];

/** Turns a roomie can pass on in a month. Passing on is for exceptions. */
export const PASS_ONS_PER_MONTH = 2;

/** Swaps a roomie can request while none of them is answered. */
export const OPEN_SWAPS = 3;

/** Returns the turns of assignees who are away on the day or have moved out; others get them. */
export function turnsOfAbsent<T extends HeldTurn>(turns: readonly T[], people: readonly Resident[]): T[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return turns.filter(({ assigneeId, dueOn }) => {
    if (assigneeId === null) return false;
    const person = byId.get(assigneeId);
    return person === undefined || !isPresent(person, dueOn);
  });
}

/** Returns the changes that take these back. The assignee may have changed again since: check with `stillHolds`. */
export const undoOf = (changes: readonly Reassignment[]): Reassignment[] =>
  changes.map(({ turnId, from, to }) => ({ turnId, from: to, to: from }));

/** Whether the turn exists and still has the assignee that the change starts from. */
export const stillHolds = (turns: readonly HeldTurn[], { turnId, from }: Reassignment): boolean =>
  turns.some(({ id, assigneeId }) => id === turnId && assigneeId === from);

/** Applies changes to turns. Returns null if one no longer applies because another change came first. */
export function reassigned<T extends HeldTurn>(turns: readonly T[], changes: readonly Reassignment[]): T[] | null {
  if (!changes.every((change) => stillHolds(turns, change))) return null;
  const next = new Map(changes.map(({ turnId, to }) => [turnId, to]));
  return turns.map((turn) => ({
    ...turn,
    assigneeId: next.get(turn.id) ?? (next.has(turn.id) ? null : turn.assigneeId),
  }));
}
