import { aChore, aTurn } from '#test/chores.ts';
import { idOf } from '#test/people.ts';
import { extraChores, postable } from './postable.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const idsOf = (turns: readonly { _id: string }[]) => turns.map(({ _id: id }) => id);

describe('postable turns', () => {
  it("are each chore's next one and those overdue by less than a day, by due date", () => {
    const bins = { _id: idOf(602), name: 'Bins', icon: 'bins' as const };
    const turns = [
      aTurn(1, '2026-11-21'),
      aTurn(2, '2026-11-22'),
      aTurn(3, '2026-11-23'),
      aTurn(4, '2026-11-24'),
      aTurn(5, '2026-11-25', { chore: bins }),
    ];
    expect(idsOf(postable(turns, NOW))).toEqual([idOf(702), idOf(703), idOf(705)]);
  });

  it("exclude a chore's next turn until the time of a done one is over", () => {
    expect(postable([aTurn(1, '2026-11-23', { state: 'verified' }), aTurn(2, '2026-11-24')], NOW)).toEqual([]);
  });
});

it('include a chore without a turn as an extra chore', () => {
  const chores = [aChore(1), aChore(2)];
  expect(idsOf(extraChores(chores, [aTurn(1, '2026-11-23')], '2026-11-23'))).toEqual([idOf(602)]);
});
