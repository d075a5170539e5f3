import type { ApplicationState } from '@common-roof/contracts';

import { defineMachine } from './machine.ts';

/** A person's application to list houses here. */
export const applicationMachine = defineMachine({
  name: 'homeowner application',
  states: ['pending', 'approved', 'rejected'] satisfies ApplicationState[],
  initial: 'pending',
  final: ['approved', 'rejected'],
  transitions: {
    approve: { from: ['pending'], to: 'approved', by: ['admin'] },
    reject: { from: ['pending'], to: 'rejected', by: ['admin'] },
  },
});

/** An invitation to look after a house. */
export const invitationMachine = defineMachine({
  name: 'neatkeeper invitation',
  states: ['pending', 'accepted', 'declined', 'withdrawn'],
  initial: 'pending',
  final: ['accepted', 'declined', 'withdrawn'],
  transitions: {
    accept: { from: ['pending'], to: 'accepted', by: ['neatkeeper'] },
    decline: { from: ['pending'], to: 'declined', by: ['neatkeeper'] },
    withdraw: { from: ['pending'], to: 'withdrawn', by: ['homeowner'] },
    resend: { from: ['pending'], to: 'same', by: ['homeowner'] },
  },
});
