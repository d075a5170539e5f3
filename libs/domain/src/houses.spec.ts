import { HOUSE_STATES } from '@common-roof/contracts';

import { type HouseAction, houseStateAfter } from './houses.ts';

describe('the state of a house', () => {
  it.each<[HouseAction, (string | null | undefined)[]]>([
    // draft, open, archived
    ['open', ['open', undefined, undefined]],
    ['edit', ['draft', 'open', undefined]],
    ['archive', [undefined, 'archived', undefined]],
    ['restore', [undefined, undefined, 'open']],
    ['discard', [null, undefined, undefined]],
  ])('after "%s"', (action, expected) => {
    expect(HOUSE_STATES.map((state) => houseStateAfter(state, action))).toEqual(expected);
  });
});
