import { RATING_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** What one side of a stay says of the other. That it was removed by an admin is a mark of its own: what stood there goes on. */
export const ratingMachine = defineMachine({
  name: 'rating',
  states: RATING_STATES,
  initial: 'sealed',
  final: ['revealed'],
  transitions: {
    edit: { from: ['sealed'], to: 'same', by: ['roomie', 'homeowner'] },
    // The other side has rated, too, or the time is over.
    reveal: { from: ['sealed'], to: 'revealed', by: ['roomie', 'homeowner', 'time'] },
    reply: { from: ['revealed'], to: 'same', by: ['roomie', 'homeowner'] },
    remove: { from: ['sealed', 'revealed'], to: 'same', by: ['admin'] },
  },
});
export type RatingAction = ActionOf<typeof ratingMachine>;
