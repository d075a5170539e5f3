import { PURCHASE_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** A purchase for the house. Verified purchases count; a withdrawn one is undone by a counter-entry. */
export const purchaseMachine = defineMachine({
  name: 'purchase',
  states: PURCHASE_STATES,
  initial: 'entered',
  final: ['withdrawn', 'removed'],
  transitions: {
    edit: { from: ['entered'], to: 'same', by: ['roomie'] },
    // Not enough to verify the price: another housemate, or the homeowner, has to confirm it too.
    confirm: { from: ['entered'], to: 'same', by: ['roomie'] },
    verify: { from: ['entered'], to: 'verified', by: ['roomie', 'homeowner'] },
    withdraw: { from: ['entered'], to: 'withdrawn', by: ['roomie'] },
    // It was verified at another price than the buyer stated.
    contest: { from: ['verified'], to: 'withdrawn', by: ['roomie'] },
    remove: { from: ['entered', 'verified'], to: 'removed', by: ['homeowner'] },
  },
});
export type PurchaseAction = ActionOf<typeof purchaseMachine>;
