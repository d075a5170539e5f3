import { aChore, aTurn } from '../../../../test/chores.ts';
import { idOf } from '../../../../test/people.ts';
import { extraChores, postable } from './postable.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const idsOf = (turns: readonly { _id: string }[]) => turns.map(({ _id: id }) => id);

describe('turns that can be posted', () => {
  it('are the next one of each chore and what is overdue for less than a day, by when they are due', () => {
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

  it('are not there before the time of one that is done is over', () => {
    expect(postable([aTurn(1, '2026-11-23', { state: 'verified' }), aTurn(2, '2026-11-24')], NOW)).toEqual([]);
  });
});

it('a chore is done besides where it has no turn on that day', () => {
  const chores = [aChore(1), aChore(2)];
  expect(idsOf(extraChores(chores, [aTurn(1, '2026-11-23')], '2026-11-23'))).toEqual([idOf(602)]);
});
