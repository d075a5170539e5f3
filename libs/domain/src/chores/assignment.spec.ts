import fc from 'fast-check';

import { alwaysHolds, anyDay, someOf } from '../../test/chores/arbitraries.ts';
import { type AssignmentPlan, assigneeOf, type Candidate } from './assignment.ts';

const IDS = ['ada', 'ben', 'cem', 'dia', 'eli', 'fay'];
const TURN = { choreId: 'kitchen', dueOn: '2026-03-02' };
const candidate = (id: string, debt = 0, lastTurnOn: string | null = null): Candidate => ({ id, debt, lastTurnOn });
const all = IDS.map((id) => candidate(id));

const anyCandidate = (id: string) =>
  fc.record({
    id: fc.constant(id),
    debt: fc.integer({ min: -3, max: 3 }),
    lastTurnOn: fc.option(fc.constantFrom('2026-01-01', '2026-02-01')),
  });
const anyCandidates = fc.tuple(...IDS.map(anyCandidate)).chain((people) => someOf(people));

const anyPlan: fc.Arbitrary<AssignmentPlan> = fc.oneof(
  fc.constantFrom<AssignmentPlan>({ way: 'fair' }, { way: 'random' }, { way: 'open' }),
  fc.record({
    way: fc.constant('rotation'),
    order: fc.shuffledSubarray([...IDS, 'gone']),
    last: fc.option(fc.constantFrom(...IDS, 'gone')),
  }),
  fc.record({ way: fc.constant('fixed'), roomieId: fc.constantFrom(...IDS) }),
);

describe('assigneeOf', () => {
  it('picks the largest debt, then the longest time since the last turn, then the smallest id', () => {
    const fair = (...people: Candidate[]): string | null => assigneeOf({ way: 'fair' }, people, TURN);
    expect(fair(candidate('ada', 1), candidate('ben', 3), candidate('cem', 2))).toBe('ben');
    expect(fair(candidate('ada', 3, '2026-02-01'), candidate('ben', 3, '2026-01-01'), candidate('cem'))).toBe('ben');
    expect(fair(candidate('ada', 3, '2026-01-01'), candidate('ben', 3))).toBe('ben');
    expect(fair(candidate('ben', 3), candidate('ada', 3))).toBe('ada');
  });

  it.each([
    ['begins with the first', null, 'cem'],
    ['goes on with the next', 'cem', 'ada'],
    ['begins again after the last', 'ben', 'cem'],
    ['passes over who is not there', 'ada', 'ben'],
    ['goes on after who has left', 'gone', 'ben'],
  ])('follows the rotation: %s', (_, last, expected) => {
    const order = ['cem', 'ada', 'gone', 'dia', 'ben'];
    const present = ['ada', 'ben', 'cem'].map((id) => candidate(id));
    expect(assigneeOf({ way: 'rotation', order, last }, present, TURN)).toBe(expected);
  });

  it('puts newcomers at the end of a rotation', () => {
    const plan = { way: 'rotation', order: ['cem', 'ada'], last: 'ada' } as const;
    expect(assigneeOf(plan, [candidate('ada'), candidate('ben'), candidate('cem')], TURN)).toBe('ben');
    expect(assigneeOf({ ...plan, last: 'ben' }, [candidate('ada'), candidate('ben'), candidate('cem')], TURN)).toBe(
      'cem',
    );
  });

  it('returns null when a fixed assignee is away', () => {
    expect(assigneeOf({ way: 'fixed', roomieId: 'ada' }, [candidate('ada'), candidate('ben')], TURN)).toBe('ada');
    expect(assigneeOf({ way: 'fixed', roomieId: 'ada' }, [candidate('ben')], TURN)).toBeNull();
  });

  it('returns null when the chore is open to anyone or nobody is present', () => {
    expect(assigneeOf({ way: 'open' }, all, TURN)).toBeNull();
    alwaysHolds(fc.property(anyPlan, (plan) => assigneeOf(plan, [], TURN) === null));
  });

  it('picks a present roomie, whatever order they are listed in', () => {
    alwaysHolds(
      fc.property(anyPlan, anyCandidates, anyDay, (plan, people, dueOn) => {
        const turn = { choreId: 'kitchen', dueOn };
        const chosen = assigneeOf(plan, people, turn);
        if (chosen !== null) expect(people.map(({ id }) => id)).toContain(chosen);
        if (plan.way !== 'open' && plan.way !== 'fixed') expect(chosen === null).toBe(people.length === 0);
        expect(assigneeOf(plan, people.toReversed(), turn)).toBe(chosen);
      }),
    );
  });

  it('draws the same random assignee again, no matter who else comes or goes', () => {
    alwaysHolds(
      fc.property(anyDay, fc.constantFrom(...IDS), (dueOn, leaver) => {
        const turn = { choreId: 'kitchen', dueOn };
        const chosen = assigneeOf({ way: 'random' }, all, turn);
        const others = all.filter(({ id }) => id !== leaver);
        if (chosen !== leaver) expect(assigneeOf({ way: 'random' }, others, turn)).toBe(chosen);
      }),
    );
  });

  it('gives everyone equally many turns in a random plan', () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 12_000; at += 1) {
      const chosen = assigneeOf({ way: 'random' }, all, { choreId: `chore ${at % 7}`, dueOn: String(at) }) ?? '';
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
    }
    for (const id of IDS) expect(Math.abs((counts.get(id) ?? 0) - 2_000)).toBeLessThan(150);
  });

  it('gives everyone one turn of a rotation before anyone gets a second', () => {
    alwaysHolds(
      fc.property(fc.shuffledSubarray(IDS), someOf(IDS, 1), fc.constantFrom(...IDS), (order, ids, first) => {
        const people = ids.map((id) => candidate(id));
        let last = first;
        const round = ids.map(() => (last = assigneeOf({ way: 'rotation', order, last }, people, TURN) ?? ''));
        expect(round.toSorted()).toEqual(ids.toSorted());
      }),
    );
  });
});
