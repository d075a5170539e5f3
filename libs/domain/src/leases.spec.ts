import { earliestRelease, endsProperly, settlementSum } from './leases.ts';

const ANY = { notice_days: 30, notice_ends: 'any_day' } as const;
const MONTH = { notice_days: 30, notice_ends: 'month_end' } as const;

describe('the notice period', () => {
  it.each([
    [ANY, '2026-11-22', '2026-01-01', '2026-12-22'],
    [MONTH, '2026-11-22', '2026-01-01', '2026-12-31'],
    [MONTH, '2026-12-01', '2026-01-01', '2026-12-31'],
    [MONTH, '2026-12-02', '2026-01-01', '2027-01-31'],
    [{ ...ANY, notice_days: 0 }, '2026-11-22', '2026-01-01', '2026-11-22'],
    // The stay hasn't begun yet.
    [ANY, '2026-11-22', '2027-05-01', '2027-05-01'],
    [MONTH, '2028-01-30', '2026-01-01', '2028-02-29'],
  ])('under %j, given on %s for a stay since %s, ends on %s at the earliest', (period, today, startsOn, day) => {
    expect(earliestRelease(period, today, startsOn)).toBe(day);
  });

  it('ends on any later day, or with any later month', () => {
    expect(endsProperly(ANY, '2026-11-22', '2026-01-01', '2027-01-15')).toBe(true);
    expect(endsProperly(ANY, '2026-11-22', '2026-01-01', '2026-12-21')).toBe(false);
    expect(endsProperly(MONTH, '2026-11-22', '2026-01-01', '2027-01-15')).toBe(false);
    expect(endsProperly(MONTH, '2026-11-22', '2026-01-01', '2027-01-31')).toBe(true);
  });
});

describe('a settlement', () => {
  it("is summed in minor units, with the house's shared costs apart", () => {
    const lines = [
      { kind: 'supplies', minor: 1_250 },
      { kind: 'variable_costs', minor: -310 },
      { kind: 'deduction', minor: 4_000 },
    ];
    expect(settlementSum(lines)).toEqual({ total: 4_940, costPerPerson: 940 });
  });
});
