import { movedShares } from './restated-shares.ts';

const share = (personId: string, minor: number, subjectId = 'march') => ({ subjectId, personId, minor });

describe('moved shares', () => {
  it('include the previous amount, whether a person joins, leaves or bears another part', () => {
    const before = [share('ann', 4_000), share('bob', 4_000), share('cem', 4_000)];
    const after = [share('ann', 8_000), share('cem', 4_000), share('dee', 0)];
    expect(movedShares(before, after)).toEqual([
      { subjectId: 'march', personId: 'ann', before: 4_000, after: 8_000 },
      { subjectId: 'march', personId: 'bob', before: 4_000, after: 0 },
    ]);
    expect(movedShares(before, [share('eve', 12_000)])).toContainEqual({
      subjectId: 'march',
      personId: 'eve',
      before: 0,
      after: 12_000,
    });
  });

  it('are empty if a subject is shared for the first time or unchanged', () => {
    expect(movedShares([], [share('ann', 1)])).toEqual([]);
    expect(movedShares([share('ann', 1)], [share('ann', 1), share('ann', 5, 'april')])).toEqual([]);
  });

  it('are zero for a subject that no longer counts', () => {
    expect(movedShares([share('ann', 7)], [])).toEqual([{ subjectId: 'march', personId: 'ann', before: 7, after: 0 }]);
  });
});
