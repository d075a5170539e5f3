import { VARIABLE_COST_STATES } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

/** A bill of a house. A correction is a new version of the same bill; withdrawing it posts a counter-entry. */
export const variableCostMachine = defineMachine({
  name: 'variable cost',
  states: VARIABLE_COST_STATES,
  initial: 'entered',
  final: ['taken_back'],
  transitions: {
    correct: { from: ['entered'], to: 'same', by: ['homeowner'] },
    takeBack: { from: ['entered'], to: 'taken_back', by: ['homeowner'] },
  },
});
export type VariableCostAction = ActionOf<typeof variableCostMachine>;
