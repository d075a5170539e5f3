import { nextSettleUpReminder, type SettleUpReminder } from './settle-up-reminders.ts';

/** Returns the reminder days for a person who never answers, with the worker `late` days late each time. */
function daysOf(of: SettleUpReminder, since: string, late = 0, before: string | null = null): string[] {
  const days: string[] = [];
  for (;;) {
    const next = nextSettleUpReminder(of, since, { sent: days.length, lastOn: days.at(-1) ?? before });
    if (next === null) return days;
    days.push(late === 0 ? next : new Date(Date.parse(next) + late * 86_400_000).toISOString().slice(0, 10));
  }
}

describe('reminders of a payment between housemates', () => {
  it('go to the debtor after three days, then weekly, three times in total', () => {
    expect(daysOf('pay', '2027-09-01')).toEqual(['2027-09-04', '2027-09-11', '2027-09-18']);
  });

  it('go to the creditor after two days, then weekly, for less than two months', () => {
    const days = daysOf('confirm', '2027-09-01');
    expect(days.slice(0, 3)).toEqual(['2027-09-03', '2027-09-10', '2027-09-17']);
    expect(days).toHaveLength(8);
  });

  it('are at least a week apart, however late they are', () => {
    expect(daysOf('pay', '2027-09-01', 5)).toEqual(['2027-09-09', '2027-09-21', '2027-10-03']);
  });

  it("aren't sent sooner because the plan changed", () => {
    expect(daysOf('pay', '2027-09-10', 0, '2027-09-09')[0]).toBe('2027-09-16');
    expect(daysOf('pay', '2027-09-10', 0, '2027-08-01')[0]).toBe('2027-09-13');
  });
});
