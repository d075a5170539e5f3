import type { ChoreAssignment } from '@common-roof/contracts';
import { turnMachine } from '@common-roof/domain';

/** A turn with an assignee. */
export type HeldTurn = ChoreAssignment & { readonly assignee: NonNullable<ChoreAssignment['assignee']> };
export const isHeld = (turn: ChoreAssignment): turn is HeldTurn => turn.assignee !== null;

interface Swap {
  /** Id of the reader. */
  readonly me: string;
  /** The reader's turn. */
  readonly turn: ChoreAssignment;
  readonly isAway: (id: string, day: string) => boolean;
}

/** Returns the others' future turns on days on which both can do what they get. */
export const turnsToSwap = (turns: readonly ChoreAssignment[], { me, turn, isAway }: Swap, now: Date): HeldTurn[] =>
  turns
    .filter(isHeld)
    .filter(
      ({ state, due_at: at, assignee }) =>
        assignee._id !== me && turnMachine.allows('swap', state) && new Date(at) > now,
    )
    .filter(({ due_on: day, assignee }) => !isAway(me, day) && !isAway(assignee._id, turn.due_on));
