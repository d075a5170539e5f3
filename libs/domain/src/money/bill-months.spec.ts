import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { anyInhabitants, anyMinor, anyPeriod, sumOf } from '../../test/money/arbitraries.ts';
import { monthsOfBills } from './bill-months.ts';
import { type Bill, daysOf, livedThere } from './bills.ts';

const anyBill: fc.Arbitrary<Bill> = fc
  .tuple(anyPeriod, fc.uuid(), anyMinor)
  .map(([period, id, minor]) => ({ ...period, id, minor }));
const always = [{ id: 'ada', stays: [{ from: '2020-01-01', until: null }] }];

describe('bills by month', () => {
  it('count by days in the months of their period', () => {
    const quarter = { id: 'gas', from: '2026-01-01', to: '2026-03-31', minor: 9_000 };
    expect(monthsOfBills([quarter], always)).toEqual([
      { month: '2026-01', minor: 3_100, occupantDays: 31 },
      { month: '2026-02', minor: 2_800, occupantDays: 28 },
      { month: '2026-03', minor: 3_100, occupantDays: 31 },
    ]);
  });

  it('count occupant days once, however many bills cover them', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const both = [
      { id: 'one', ...march, minor: 100 },
      { id: 'other', ...march, minor: 250 },
    ];
    expect(monthsOfBills(both, always)).toEqual([{ month: '2026-03', minor: 350, occupantDays: 31 }]);
  });

  it('lose nothing and count nothing twice', () => {
    alwaysHolds(
      fc.property(fc.array(anyBill, { maxLength: 4 }), anyInhabitants(), (bills, people) => {
        const months = monthsOfBills(bills, people);
        expect(sumOf(months)).toBe(sumOf(bills));
        const days = [...new Set(bills.flatMap(daysOf))];
        const lived = days.flatMap((day) => people.filter((person) => livedThere(person, day))).length;
        expect(months.reduce((sum, { occupantDays }) => sum + occupantDays, 0)).toBe(lived);
        expect(months.map(({ month }) => month)).toEqual([...new Set(days.map((day) => day.slice(0, 7)))].toSorted());
      }),
    );
  });
});
