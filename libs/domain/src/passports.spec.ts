import { passportUsableUntil } from './passports.ts';

describe('the last day of a passport', () => {
  it.each([
    ['2026-01-15', '2026-07-15'],
    ['2026-08-31', '2027-02-28'],
    ['2026-11-30', '2027-05-30'],
    ['2027-08-31', '2028-02-29'],
  ])('is six months after %s', (madeOn, until) => {
    expect(passportUsableUntil(madeOn)).toBe(until);
  });
});
