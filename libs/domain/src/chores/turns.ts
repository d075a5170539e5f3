import { isPresent, type Resident } from './presence.ts';

const HOUR_MS = 3_600_000;

/** Hours after its due time in which a turn can still be posted: doing it and saying so are two things. */
export const POSTING_GRACE_HOURS = 24;

/** When a turn that nobody posted is missed. It is a strike for who had it; one that nobody had is nobody's. */
export const missedAt = (dueAt: Date): Date => new Date(dueAt.getTime() + POSTING_GRACE_HOURS * HOUR_MS);

/** A turn and who has it; null: nobody yet. */
export interface HeldTurn {
  readonly id: string;
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
  readonly assigneeId: string | null;
}

/** A turn that goes from somebody to somebody; null: whoever takes it. */
export interface Reassignment {
  readonly turnId: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Two people change turns, both at once. null: it is no swap, as they are not two turns of two people. */
export function swapOf(one: HeldTurn, other: HeldTurn): Reassignment[] | null {
  if (one.assigneeId === null || other.assigneeId === null || one.assigneeId === other.assigneeId) return null;
  return [
    { turnId: one.id, from: one.assigneeId, to: other.assigneeId },
    { turnId: other.id, from: other.assigneeId, to: one.assigneeId },
  ];
}

/** Somebody does a turn for another, or one that nobody has; points and debt follow who does it. null: it is theirs. */
export const takeoverOf = ({ id, assigneeId }: HeldTurn, takerId: string): Reassignment[] | null =>
  assigneeId === takerId ? null : [{ turnId: id, from: assigneeId, to: takerId }];

/**
 * Somebody passes a turn on to whom `giveTurns` names, or to whoever takes it (null). It is not done by that: they go on owing
 * what they owed, so that a next turn is theirs. null: it was nobody's, or would stay theirs.
 */
export const skipOf = ({ id, assigneeId }: HeldTurn, nextId: string | null): Reassignment[] | null =>
  assigneeId === null || assigneeId === nextId ? null : [{ turnId: id, from: assigneeId, to: nextId }];

/** Turns that somebody can pass on in a month: it is a way out, not a way through. */
export const PASS_ONS_PER_MONTH = 2;

/** Swaps that somebody can ask for while none of them is answered. */
export const OPEN_SWAPS = 3;

/** The turns of those who are away on their day or do not live there any more: others get them. */
export function turnsOfAbsent<T extends HeldTurn>(turns: readonly T[], people: readonly Resident[]): T[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return turns.filter(({ assigneeId, dueOn }) => {
    if (assigneeId === null) return false;
    const person = byId.get(assigneeId);
    return person === undefined || !isPresent(person, dueOn);
  });
}

/** What takes changes back. Who has a turn by then may be somebody else: `stillHolds` tells. */
export const undoOf = (changes: readonly Reassignment[]): Reassignment[] =>
  changes.map(({ turnId, from, to }) => ({ turnId, from: to, to: from }));

/** Whether the turn is there and still has who it goes from. */
export const stillHolds = (turns: readonly HeldTurn[], { turnId, from }: Reassignment): boolean =>
  turns.some(({ id, assigneeId }) => id === turnId && assigneeId === from);

/** The turns after changes; null where one of them does not hold any more, as somebody else was faster. */
export function reassigned<T extends HeldTurn>(turns: readonly T[], changes: readonly Reassignment[]): T[] | null {
  if (!changes.every((change) => stillHolds(turns, change))) return null;
  const next = new Map(changes.map(({ turnId, to }) => [turnId, to]));
  return turns.map((turn) => ({
    ...turn,
    assigneeId: next.get(turn.id) ?? (next.has(turn.id) ? null : turn.assigneeId),
  }));
}
