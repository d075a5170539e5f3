import fc from 'fast-check';

import { duesUpTo, sumOfDues, uncontested } from './set-offs.ts';

const DUES = [
  { id: 'may', minor: 300 },
  { id: 'june', minor: 500 },
  { id: 'july', minor: 200 },
];
const NONE = { reportedMinor: 0, disputedIds: new Set<string>() };

describe('the amount that can be set off', () => {
  it('is everything uncontested', () => {
    expect(uncontested(DUES, NONE)).toEqual(DUES);
  });

  it('excludes what is reported as paid, oldest first', () => {
    expect(uncontested(DUES, { ...NONE, reportedMinor: 400 })).toEqual([
      { id: 'june', minor: 400 },
      { id: 'july', minor: 200 },
    ]);
  });

  it('excludes disputed dues', () => {
    expect(uncontested(DUES, { ...NONE, disputedIds: new Set(['june']) }).map(({ id }) => id)).toEqual(['may', 'july']);
  });

  it('takes the oldest dues first, the last one in part', () => {
    expect(duesUpTo(DUES, 350)).toEqual([
      { id: 'may', minor: 300 },
      { id: 'june', minor: 50 },
    ]);
    expect(duesUpTo(DUES, 0)).toEqual([]);
  });

  const dues = fc.array(fc.record({ id: fc.uuid(), minor: fc.integer({ min: 1, max: 1_000_000 }) }), { maxLength: 12 });

  it('never exceeds the debt minus reported payments, and reaches any smaller amount exactly', () => {
    fc.assert(
      fc.property(
        dues,
        fc.nat({ max: 2_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (open, reported, part) => {
          const free = uncontested(open, { ...NONE, reportedMinor: reported });
          expect(sumOfDues(free)).toBe(Math.max(0, sumOfDues(open) - reported));
          const amount = Math.floor(sumOfDues(free) * part);
          const taken = duesUpTo(free, amount);
          expect(sumOfDues(taken)).toBe(amount);
          expect(taken.every(({ minor }) => minor > 0)).toBe(true);
        },
      ),
    );
  });
});
