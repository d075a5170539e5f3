import { RULE_CHANGE_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** A roomie's proposal to change a house rule. Housemates vote; the homeowner decides. */
export const ruleChangeMachine = defineMachine({
  name: 'rule change',
  states: RULE_CHANGE_STATES,
  initial: 'open',
  final: ['accepted', 'declined'],
  transitions: {
    vote: { from: ['open'], to: 'same', by: ['roomie'] },
    closeVoting: { from: ['open'], to: 'same', by: ['roomie', 'time'] },
    accept: { from: ['open'], to: 'accepted', by: ['homeowner'] },
    decline: { from: ['open'], to: 'declined', by: ['homeowner'] },
  },
});
export type RuleChangeAction = ActionOf<typeof ruleChangeMachine>;
