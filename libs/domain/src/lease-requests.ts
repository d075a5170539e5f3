import type { LeaseRequestState } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from './machine.ts';

/** A request from one party of a lease under notice to change how the lease ends. */
export const leaseRequestMachine = defineMachine({
  name: 'lease request',
  states: ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] satisfies LeaseRequestState[],
  initial: 'open',
  final: ['accepted', 'declined', 'withdrawn', 'lapsed'],
  transitions: {
    accept: { from: ['open'], to: 'accepted', by: ['homeowner', 'roomie'] },
    decline: { from: ['open'], to: 'declined', by: ['homeowner', 'roomie'] },
    withdraw: { from: ['open'], to: 'withdrawn', by: ['homeowner', 'roomie'] },
    // The lease ended, or its notice was withdrawn.
    lapse: { from: ['open'], to: 'lapsed', by: ['homeowner', 'roomie'] },
  },
});
export type LeaseRequestAction = ActionOf<typeof leaseRequestMachine>;
