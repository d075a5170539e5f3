import { REPORTED_PAYMENT_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** A payment to the homeowner that the roomie reports. Only the homeowner's confirmation puts it in the ledger. */
export const reportedPaymentMachine = defineMachine({
  name: 'reported payment',
  states: REPORTED_PAYMENT_STATES,
  initial: 'reported',
  final: ['confirmed', 'rejected', 'withdrawn'],
  transitions: {
    confirm: { from: ['reported'], to: 'confirmed', by: ['homeowner', 'admin'] },
    reject: { from: ['reported'], to: 'rejected', by: ['homeowner', 'admin'] },
    withdraw: { from: ['reported'], to: 'withdrawn', by: ['roomie'] },
  },
});
export type ReportedPaymentAction = ActionOf<typeof reportedPaymentMachine>;
