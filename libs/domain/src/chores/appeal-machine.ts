import { APPEAL_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** A roomie's appeal against a strike or a feedback. The strike or feedback doesn't count while the appeal is open. */
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
