import { lastDayBefore } from './stays.ts';

describe('the last day of a stay', () => {
  it('is the day before its room becomes free', () => {
    expect(lastDayBefore('2027-03-01', '2026-01-15')).toBe('2027-02-28');
  });

  it.each(['2027-03-01', '2027-02-01'])('precedes the first day of a stay that had not begun (%s)', (freeFrom) => {
    expect(lastDayBefore(freeFrom, '2027-03-01')).toBe('2027-02-28');
  });
});
