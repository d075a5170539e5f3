import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { daysBetween, plusDays } from '../days.ts';
import { monthsOfYear, statementYearAround, statementYearFrom } from './statement-years.ts';

const anyDay = fc.nat(20_000).map((days) => plusDays('2000-03-01', days));
const anyStart = anyDay.map((day) => day.slice(5)).filter((start) => start !== '02-29');

describe('the year of a statement', () => {
  it('is the calendar year, or a tax year', () => {
    expect(statementYearAround('2026-11-28', '01-01')).toEqual({
      from: '2026-01-01',
      to: '2026-12-31',
      beforeFrom: '2025-01-01',
    });
    expect(statementYearAround('2026-04-05', '04-06')).toMatchObject({ from: '2025-04-06', to: '2026-04-05' });
    expect(statementYearAround('2026-04-06', '04-06')).toMatchObject({ from: '2026-04-06', to: '2027-04-05' });
    expect(() => statementYearFrom('2024-02-29')).toThrow(RangeError);
  });

  it('has a day once, and follows the year before without a gap', () => {
    alwaysHolds(
      fc.property(anyDay, anyStart, (day, start) => {
        const { from, to, beforeFrom } = statementYearAround(day, start);
        expect(from <= day && day <= to).toBe(true);
        expect([365, 366]).toContain(daysBetween(from, to) + 1);
        expect(statementYearFrom(beforeFrom).to).toBe(plusDays(from, -1));
      }),
    );
  });

  it('has twelve months in order', () => {
    expect(monthsOfYear({ from: '2026-04-06' }).slice(0, 2)).toEqual(['2026-04-06', '2026-05-06']);
    expect(monthsOfYear({ from: '2026-01-31' }).slice(0, 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(monthsOfYear({ from: '2026-07-01' })).toHaveLength(12);
  });
});
