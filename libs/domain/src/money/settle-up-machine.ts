import { SETTLE_UP_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/**
 * A payment of a plan. Both sides say that it happened: who owes says `pay`, who is owed says `confirm`, and only that moves
 * balances. Nobody's silence confirms money: a payment that waits is reminded of.
 */
export const settleUpMachine = defineMachine({
  name: 'payment between housemates',
  states: SETTLE_UP_STATES,
  initial: 'proposed',
  final: ['replaced', 'undone'],
  transitions: {
    pay: { from: ['proposed'], to: 'paid', by: ['roomie', 'homeowner'] },
    // Who said so was mistaken.
    takeBack: { from: ['paid'], to: 'proposed', by: ['roomie', 'homeowner'] },
    // Nothing has come, says who is owed.
    reject: { from: ['paid'], to: 'proposed', by: ['roomie', 'homeowner'] },
    // From `proposed`: it has come before who owes said so.
    confirm: { from: ['proposed', 'paid'], to: 'confirmed', by: ['roomie', 'homeowner'] },
    // Who confirmed it was mistaken: the counter-entry is an entry as any other, and the plan follows it.
    undo: { from: ['confirmed'], to: 'undone', by: ['roomie', 'homeowner'] },
    replace: { from: ['proposed'], to: 'replaced', by: ['house'] },
  },
});
export type SettleUpAction = ActionOf<typeof settleUpMachine>;
