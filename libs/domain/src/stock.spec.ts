import { STOCK_LEVELS } from '@common-roof/contracts';
import fc from 'fast-check';

import { plusDays } from './days.ts';
import { claimStock, isNeeded, lowExpectedOn, markStock, typicalDays, wantedOf } from './stock.ts';

const level = fc.constantFrom(...STOCK_LEVELS);
const day = fc.integer({ min: 0, max: 2_000 }).map((ahead) => plusDays('2026-01-01', ahead));

describe('marking a thing', () => {
  it('changes it only for a person who saw its last change', () => {
    expect(markStock({ level: 'enough', marks: 4 }, { level: 'low', marks: 4 })).toBe('change');
    expect(markStock({ level: 'enough', marks: 5 }, { level: 'low', marks: 4 })).toBe('stale');
  });

  it('is repeated without effect, however old what the person saw', () => {
    fc.assert(
      fc.property(level, fc.nat(), fc.nat(), (same, marks, seen) => {
        expect(markStock({ level: same, marks }, { level: same, marks: seen })).toBe('same');
      }),
    );
  });
});

describe('the typical days between purchases', () => {
  it.each([
    [['2027-01-01', '2027-01-13'], null],
    [['2027-01-01', '2027-01-01', '2027-01-13'], null],
    [['2027-01-25', '2027-01-01', '2027-01-13'], 12],
    // A long holiday doesn't move it.
    [['2027-01-01', '2027-01-11', '2027-01-21', '2027-04-30'], 10],
    [['2027-01-01', '2027-01-03', '2027-01-06'], 3],
  ])('of %j are %j', (days, expected) => {
    expect(typicalDays(days)).toBe(expected);
  });

  it('lie between the shortest and the longest gap, in whatever order the purchases come', () => {
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 3, maxLength: 12 }), (days) => {
        const typical = typicalDays(days) ?? 0;
        const sorted = days.toSorted();
        const gaps = sorted.slice(1).map((each, at) => (Date.parse(each) - Date.parse(sorted[at] ?? '')) / 86_400_000);
        expect(typical).toBeGreaterThanOrEqual(Math.min(...gaps));
        expect(typical).toBeLessThanOrEqual(Math.max(...gaps));
        expect(typicalDays(sorted)).toBe(typical);
      }),
    );
  });
});

describe('when a thing probably runs low', () => {
  const days = ['2027-01-01', '2027-01-11', '2027-01-21'];

  it('is a little before it is usually bought again', () => {
    expect(lowExpectedOn('enough', days)).toBe('2027-01-29');
  });

  it('is not guessed for what is needed already, and for what was bought twice', () => {
    expect(lowExpectedOn('low', days)).toBeNull();
    expect(lowExpectedOn('enough', days.slice(1))).toBeNull();
  });
});

describe('what a house wants', () => {
  it('has a thing that somebody wrote on the list, too, once', () => {
    expect(wantedOf(['milk ', 'Candles'], ['Milk', 'Bin bags'])).toEqual(['milk ', 'Candles', 'Bin bags']);
  });
});

describe('whatever people do with a thing', () => {
  const person = fc.constantFrom('ada', 'ben', 'kim');
  /** `ago`: how many changes of its level the person has not seen. */
  const step = fc.oneof(
    fc.record({ kind: fc.constant('mark' as const), level, ago: fc.nat({ max: 2 }) }),
    fc.record({ kind: fc.constant('claim' as const), by: person, isClaimed: fc.boolean() }),
    // Taking a purchase back leaves the thing as it is.
    fc.record({ kind: fc.constantFrom('buy' as const, 'take back' as const, 'a day later' as const) }),
  );

  interface Thing {
    readonly level: (typeof STOCK_LEVELS)[number];
    readonly marks: number;
    readonly claimedBy: string | null;
  }
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  const setLevel = (thing: Thing, next: Thing['level']): Thing => ({
    level: next,
    marks: thing.marks + 1,
    claimedBy: isNeeded(next) ? thing.claimedBy : null,
  });
  function act(thing: Thing, does: Step): Thing {
    if (does.kind === 'mark') {
      const outcome = markStock(thing, { level: does.level, marks: thing.marks - does.ago });
      return outcome === 'change' ? setLevel(thing, does.level) : thing;
    }
    if (does.kind === 'claim') {
      const outcome = claimStock(thing, does);
      if (outcome === 'claim') return { ...thing, claimedBy: does.by };
      return outcome === 'release' ? { ...thing, claimedBy: null } : thing;
    }
    if (does.kind === 'a day later') return { ...thing, claimedBy: null };
    return does.kind === 'buy' && isNeeded(thing.level) ? setLevel(thing, 'enough') : thing;
  }

  it('somebody gets only what is needed, nobody loses a claim to another, and what is sent twice counts once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let thing: Thing = { level: 'enough', marks: 0, claimedBy: null };
        for (const does of steps) {
          const next = act(thing, does);
          expect(next.claimedBy === null || isNeeded(next.level)).toBe(true);
          expect(next.marks - thing.marks).toBe(next.level === thing.level ? 0 : 1);
          if (does.kind === 'claim' && thing.claimedBy !== null && thing.claimedBy !== does.by)
            expect(next).toEqual(thing);
          // An old look at a thing changes nothing, and neither does the same again.
          if (does.kind === 'mark' && does.ago > 0) expect(next).toEqual(thing);
          if (does.kind === 'mark')
            expect(act(next, { ...does, ago: does.ago + next.marks - thing.marks })).toEqual(next);
          else expect(act(next, does)).toEqual(next);
          thing = next;
        }
      }),
    );
  });
});
