import type { Role, ChoreAssignment } from '@common-roof/contracts';
import { turnMachine } from '@common-roof/domain';

/** What somebody can do about a turn, the most likely first. */
export type TurnOffer = 'assign' | 'undo' | 'takeOver' | 'swap' | 'passOn';

interface Reader {
  readonly userType: Role;
  readonly id: string;
}

/** @param turn as it is now; what is due already is neither swapped nor passed on */
export function offersOf(turn: ChoreAssignment, { userType, id }: Reader, now: Date): TurnOffer[] {
  const { state, assignee, changed } = turn;
  const isOwn = assignee?._id === id;
  const isUpcoming = new Date(turn.due_at) > now;
  const isConcerned = userType === 'homeowner' || isOwn || changed?.by._id === id;
  const offers: readonly (readonly [TurnOffer, boolean])[] = [
    ['assign', userType === 'homeowner' && turnMachine.allows('assign', state)],
    ['undo', changed !== null && isConcerned && turnMachine.allows('undo', state)],
    ['takeOver', userType === 'roomie' && !isOwn && turnMachine.allows('takeOver', state)],
    ['swap', isOwn && isUpcoming && turn.swap?.by._id !== id && turnMachine.allows('swap', state)],
    ['passOn', isOwn && isUpcoming && turnMachine.allows('skip', state)],
  ];
  return offers.filter(([, isOffered]) => isOffered).map(([offer]) => offer);
}
