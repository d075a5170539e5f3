import { SETTLE_UP_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/**
 * A payment of a settle-up plan. Both people confirm it: the debtor with `pay`, the creditor with `confirm`, and only
 * the latter moves balances. Silence never confirms money: people are reminded of a waiting payment.
 */
export const settleUpMachine = defineMachine({
  name: 'payment between housemates',
  states: SETTLE_UP_STATES,
  initial: 'proposed',
  final: ['replaced', 'undone'],
  transitions: {
    pay: { from: ['proposed'], to: 'paid', by: ['roomie', 'homeowner'] },
    // The debtor was mistaken.
    takeBack: { from: ['paid'], to: 'proposed', by: ['roomie', 'homeowner'] },
    // The creditor says that nothing has arrived.
    reject: { from: ['paid'], to: 'proposed', by: ['roomie', 'homeowner'] },
    // From `proposed`: it arrived before the debtor reported it.
    confirm: { from: ['proposed', 'paid'], to: 'confirmed', by: ['roomie', 'homeowner'] },
    // The confirmation was a mistake: the counter-entry is a normal entry, and the plan follows it.
    undo: { from: ['confirmed'], to: 'undone', by: ['roomie', 'homeowner'] },
    replace: { from: ['proposed'], to: 'replaced', by: ['house'] },
  },
});
export type SettleUpAction = ActionOf<typeof settleUpMachine>;
