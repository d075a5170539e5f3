import type { HouseState } from '@common-roof/contracts';

import { defineMachine } from './machine.ts';

/** What a homeowner does to a house as a whole. An archived house is read-only. */
export const houseMachine = defineMachine({
  name: 'house',
  states: ['draft', 'open', 'archived'] satisfies HouseState[],
  initial: 'draft',
  final: [],
  transitions: {
    open: { from: ['draft'], to: 'open', by: ['homeowner'] },
    edit: { from: ['draft', 'open'], to: 'same', by: ['homeowner'] },
    archive: { from: ['open'], to: 'archived', by: ['homeowner'] },
    restore: { from: ['archived'], to: 'open', by: ['homeowner'] },
    discard: { from: ['draft'], to: 'gone', by: ['homeowner'] },
  },
});
