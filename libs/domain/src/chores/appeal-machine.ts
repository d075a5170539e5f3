import { APPEAL_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** What a roomie says against a strike or a feedback. While it is open, what it is about does not count. */
export const appealMachine = defineMachine({
  name: 'appeal',
  states: APPEAL_STATES,
  initial: 'open',
  final: ['upheld', 'dismissed'],
  transitions: {
    escalate: { from: ['open'], to: 'same', by: ['time'] },
    uphold: { from: ['open'], to: 'upheld', by: ['homeowner', 'admin', 'time'] },
    dismiss: { from: ['open'], to: 'dismissed', by: ['homeowner', 'admin'] },
  },
});
export type AppealAction = ActionOf<typeof appealMachine>;
