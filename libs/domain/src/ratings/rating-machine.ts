import { RATING_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** A rating by one person of a stay about the other. Removal by an admin is a separate flag and keeps the state. */
export const ratingMachine = defineMachine({
  name: 'rating',
  states: RATING_STATES,
  initial: 'sealed',
  final: ['revealed'],
  transitions: {
    edit: { from: ['sealed'], to: 'same', by: ['roomie', 'homeowner'] },
    // Both have rated, or the time is over.
    reveal: { from: ['sealed'], to: 'revealed', by: ['roomie', 'homeowner', 'time'] },
    reply: { from: ['revealed'], to: 'same', by: ['roomie', 'homeowner'] },
    remove: { from: ['sealed', 'revealed'], to: 'same', by: ['admin'] },
  },
});
export type RatingAction = ActionOf<typeof ratingMachine>;
