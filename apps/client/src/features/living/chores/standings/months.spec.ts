import { monthName } from '#lib/dates.ts';
import { plusMonths } from './months.ts';

describe('a month', () => {
  it('steps forward and back across the turn of the year', () => {
    expect(plusMonths('2026-12', 1)).toBe('2027-01');
    expect(plusMonths('2027-01', -1)).toBe('2026-12');
  });

  it('has a name', () => {
    expect(monthName('2026-11', 'de')).toBe('November 2026');
  });
});
