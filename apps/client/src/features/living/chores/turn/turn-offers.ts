import type { Role, ChoreAssignment } from '@common-roof/contracts';
import { turnMachine } from '@common-roof/domain';

/** Possible actions on a turn, the most likely first. */
export type TurnOffer = 'assign' | 'undo' | 'takeOver' | 'swap' | 'passOn';

interface Reader {
  readonly userType: Role;
  readonly id: string;
  /** Whether they are away on the day of the turn. */
  readonly isAway?: boolean;
}

/** Returns the reader's actions. @param turn its current version; a due turn can't be swapped or passed on */
export function offersOf(turn: ChoreAssignment, { userType, id, isAway = false }: Reader, now: Date): TurnOffer[] {
  const { state, assignee, changed } = turn;
  const isOwn = assignee?._id === id;
  const isUpcoming = new Date(turn.due_at) > now;
  const isConcerned = userType === 'homeowner' || isOwn || changed?.by._id === id;
  const offers: readonly (readonly [TurnOffer, boolean])[] = [
    ['assign', userType === 'homeowner' && turnMachine.allows('assign', state)],
    ['undo', changed !== null && isConcerned && turnMachine.allows('undo', state)],
    ['takeOver', userType === 'roomie' && !isOwn && !isAway && turnMachine.allows('takeOver', state)],
    ['swap', isOwn && isUpcoming && turn.swap?.by._id !== id && turnMachine.allows('swap', state)],
    ['passOn', isOwn && isUpcoming && turnMachine.allows('skip', state)],
  ];
  return offers.filter(([, isOffered]) => isOffered).map(([offer]) => offer);
}
