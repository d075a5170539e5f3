import { countPaidOnTime, type DueRent } from './paid-on-time.ts';

const rent = (dueOn: string, more: Partial<DueRent> = {}): DueRent => ({
  dueOn,
  since: dueOn,
  minor: 500,
  isRent: true,
  ...more,
});

describe('rent paid on time', () => {
  it.each([
    ['early', '2026-02-20', 1],
    ['on the day', '2026-03-01', 1],
    ['on the last day of the grace', '2026-03-04', 1],
    ['a day later', '2026-03-05', 0],
  ])('counts rent paid %s', (_, on, onTime) => {
    expect(countPaidOnTime([rent('2026-03-01')], [{ on, minor: 500 }], '2026-04-01')).toEqual({ onTime, all: 1 });
  });

  it('covers the oldest dues first, so that a late month makes the next ones late until it is caught up', () => {
    const dues = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'].map((day) => rent(day));
    const payments = [
      { on: '2026-02-01', minor: 500 },
      { on: '2026-03-01', minor: 500 },
      { on: '2026-03-20', minor: 500 },
      { on: '2026-04-01', minor: 500 },
    ];
    expect(countPaidOnTime(dues, payments, '2026-05-01')).toEqual({ onTime: 1, all: 4 });
  });

  it('does not count rent in part, and lets other dues take what was paid', () => {
    expect(countPaidOnTime([rent('2026-03-01')], [{ on: '2026-03-01', minor: 499 }], '2026-04-01').onTime).toBe(0);
    const dues = [rent('2026-02-01', { isRent: false }), rent('2026-03-01')];
    expect(countPaidOnTime(dues, [{ on: '2026-03-01', minor: 500 }], '2026-04-01')).toEqual({ onTime: 0, all: 1 });
  });

  it('leaves out what is not decided yet', () => {
    expect(countPaidOnTime([rent('2026-03-01'), rent('2026-04-01')], [], '2026-03-04').all).toBe(0);
    expect(countPaidOnTime([rent('2026-03-01')], [{ on: '2026-03-01', minor: 500 }], '2026-03-01').all).toBe(1);
    expect(countPaidOnTime([rent('2026-03-01')], [{ on: '2026-02-01', minor: 500 }], '2026-02-02').all).toBe(0);
  });

  it('gives time from the day on which the roomie could know of it', () => {
    const late = rent('2026-01-01', { since: '2026-03-01' });
    expect(countPaidOnTime([late], [{ on: '2026-03-02', minor: 500 }], '2026-04-01')).toEqual({ onTime: 1, all: 1 });
  });
});
