import type { ChoreAssignment } from '@common-roof/contracts';
import { turnMachine } from '@common-roof/domain';

/** A turn with an assignee. */
export type HeldTurn = ChoreAssignment & { readonly assignee: NonNullable<ChoreAssignment['assignee']> };
export const isHeld = (turn: ChoreAssignment): turn is HeldTurn => turn.assignee !== null;

/** Returns the others' future turns. @param me id of the reader */
export const turnsToSwap = (turns: readonly ChoreAssignment[], me: string, now: Date): HeldTurn[] =>
  turns
    .filter(isHeld)
    .filter(
      ({ state, due_at: at, assignee }) =>
        assignee._id !== me && turnMachine.allows('swap', state) && new Date(at) > now,
    );
