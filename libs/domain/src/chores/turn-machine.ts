import { TURN_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/**
 * One turn of a chore. A turn not posted in time is missed. Swapping, passing on and taking over only change its
 * assignee; the turn still has to be done.
 */
export const turnMachine = defineMachine({
  name: 'turn of a chore',
  states: TURN_STATES,
  initial: 'due',
  final: ['verified', 'missed', 'serviced'],
  transitions: {
    assign: { from: ['due'], to: 'same', by: ['homeowner', 'roomie', 'house'] },
    swap: { from: ['due'], to: 'same', by: ['roomie'] },
    takeOver: { from: ['due'], to: 'same', by: ['roomie'] },
    skip: { from: ['due'], to: 'same', by: ['roomie'] },
    undo: { from: ['due'], to: 'same', by: ['roomie', 'homeowner'] },
    // The chore is retired or moves to other days.
    cancel: { from: ['due'], to: 'gone', by: ['homeowner', 'house'] },
    post: { from: ['due'], to: 'posted', by: ['roomie', 'neatkeeper'] },
    takeBack: { from: ['posted'], to: 'due', by: ['roomie', 'homeowner'] },
    verify: { from: ['posted'], to: 'verified', by: ['roomie', 'neatkeeper', 'homeowner', 'time'] },
    reject: { from: ['posted'], to: 'rejected', by: ['roomie', 'neatkeeper', 'homeowner', 'time'] },
    // An appeal against the rejection was upheld.
    overturn: { from: ['rejected'], to: 'verified', by: ['homeowner', 'admin', 'time'] },
    // A neatkeeper reported it, and the report was confirmed.
    service: { from: ['posted'], to: 'serviced', by: ['homeowner', 'time'] },
    miss: { from: ['due'], to: 'missed', by: ['time'] },
  },
});
export type TurnAction = ActionOf<typeof turnMachine>;
