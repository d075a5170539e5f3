import { CATALOGUE_CHORES } from '@common-roof/contracts';
import { NewChore } from '@common-roof/contracts/schemas';

import { offered, ownCandidate, toNewChore } from './chosen-chores.ts';

const TODAY = '2026-11-23';
const nameOf = (chore: string): string => `The ${chore}`;

describe('the chores offered to a house', () => {
  it('are the catalogue, with the usual ones selected if it has no chores yet', () => {
    const all = offered([], nameOf, TODAY);
    expect(all.map(({ catalogue }) => catalogue)).toEqual(CATALOGUE_CHORES);
    expect(all.filter(({ isChosen }) => isChosen).map(({ key }) => key)).toEqual([
      'kitchen',
      'bathroom',
      'vacuum',
      'bins',
      'recycling',
    ]);
  });

  it('exclude existing ones, and none is selected if it has some', () => {
    const rest = offered(['kitchen', null], nameOf, TODAY);
    expect(rest.map(({ key }) => key)).not.toContain('kitchen');
    expect(rest.some(({ isChosen }) => isChosen)).toBe(false);
  });

  it("are sent without the catalogue's defaults", () => {
    const [kitchen] = offered([], nameOf, TODAY);
    if (kitchen === undefined) throw new Error('The catalogue begins with the kitchen.');
    expect(toNewChore(kitchen, 'The kitchen', TODAY)).toEqual({
      catalogue: 'kitchen',
      assign: { way: 'fair' },
      steps: [],
    });
    const changed = { ...kitchen, draft: { ...kitchen.draft, weight: 7, starts_on: '2026-12-01' } };
    const sent = toNewChore(changed, 'The kitchen', TODAY);
    expect(sent).toEqual({
      catalogue: 'kitchen',
      weight: 7,
      starts_on: '2026-12-01',
      assign: { way: 'fair' },
      steps: [],
    });
    expect(NewChore.parse(sent)).toEqual(sent);
  });

  it('are sent in full if they are custom', () => {
    const own = ownCandidate('own-1', TODAY);
    const sent = toNewChore({ ...own, draft: { ...own.draft, name: ' Feed the cat ' } }, '', TODAY);
    expect(NewChore.parse(sent)).toMatchObject({ name: 'Feed the cat', due_time: '20:00' });
    expect(sent).not.toHaveProperty('catalogue');
  });
});
