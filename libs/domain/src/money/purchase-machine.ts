import { PURCHASE_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** A purchase for the house. What is verified counts; what is taken back or out of it is undone by a counter-entry. */
export const purchaseMachine = defineMachine({
  name: 'purchase',
  states: PURCHASE_STATES,
  initial: 'entered',
  final: ['withdrawn', 'removed'],
  transitions: {
    edit: { from: ['entered'], to: 'same', by: ['roomie'] },
    // A price that is not enough to verify it: another housemate, or the homeowner, has to say the same.
    confirm: { from: ['entered'], to: 'same', by: ['roomie'] },
    verify: { from: ['entered'], to: 'verified', by: ['roomie', 'homeowner'] },
    withdraw: { from: ['entered'], to: 'withdrawn', by: ['roomie'] },
    // It was verified with another price than the buyer said.
    contest: { from: ['verified'], to: 'withdrawn', by: ['roomie'] },
    remove: { from: ['entered', 'verified'], to: 'removed', by: ['homeowner'] },
  },
});
export type PurchaseAction = ActionOf<typeof purchaseMachine>;
