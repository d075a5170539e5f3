import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { plusDays } from '../days.ts';
import { depositDuesOfStay, rentDuesOfStay, type StayLease } from './stay-dues.ts';

const lease = (id: string, startsOn: string, more: Partial<StayLease> = {}): StayLease => ({
  id,
  startsOn,
  endsOn: null,
  rentMinor: 62_000,
  rentPeriod: 'month',
  depositMinor: 40_000,
  ...more,
});
const UNTIL = { dueDay: 1, untilMonth: '2027-12' };

describe('the dues of a stay', () => {
  it('continue from one lease to the next, each with its own rent, to the day', () => {
    const leases = [lease('a', '2027-01-16'), lease('b', '2027-03-11', { rentMinor: 31_000 })];
    const dues = rentDuesOfStay(leases, '2027-04-15', UNTIL);
    expect(dues.map(({ leaseId, from, to, minor }) => [leaseId, from, to, minor])).toEqual([
      ['a', '2027-01-16', '2027-01-31', 32_000],
      ['a', '2027-02-01', '2027-02-28', 62_000],
      ['a', '2027-03-01', '2027-03-10', 20_000],
      ['b', '2027-03-11', '2027-03-31', 21_000],
      ['b', '2027-04-01', '2027-04-15', 15_500],
    ]);
  });

  it('of a weekly lease end where the next lease begins, whatever its rhythm', () => {
    const leases = [
      lease('a', '2027-01-04', { rentMinor: 14_000, rentPeriod: 'week' }),
      lease('b', '2027-01-14'),
      lease('c', '2027-02-01', { rentMinor: 28_000, rentPeriod: 'two_weeks' }),
    ];
    const dues = rentDuesOfStay(leases, '2027-02-15', UNTIL);
    expect(dues.map(({ leaseId, name, to, minor }) => [leaseId, name, to, minor])).toEqual([
      ['a', '2027-01-04', '2027-01-10', 14_000],
      ['a', '2027-01-11', '2027-01-13', 6_000],
      ['b', '2027-01', '2027-01-31', 36_000],
      ['c', '2027-02-01', '2027-02-14', 28_000],
      ['c', '2027-02-15', '2027-02-15', 2_000],
    ]);
  });

  it("end with a lease's last day, and exclude a lease replaced from its first day", () => {
    const ended = [lease('a', '2027-01-01', { endsOn: '2027-02-14' })];
    expect(rentDuesOfStay(ended, null, UNTIL).at(-1)?.to).toBe('2027-02-14');
    const replaced = [lease('a', '2027-01-01'), lease('b', '2027-01-01')];
    expect(new Set(rentDuesOfStay(replaced, null, UNTIL).map(({ leaseId }) => leaseId))).toEqual(new Set(['b']));
  });

  it('include the deposit difference of each lease', () => {
    const leases = [
      lease('a', '2027-01-01'),
      lease('b', '2027-03-01', { depositMinor: 50_000 }),
      lease('c', '2027-05-01', { depositMinor: 50_000 }),
      lease('d', '2027-06-01', { depositMinor: 20_000 }),
    ];
    expect(depositDuesOfStay(leases, null).map(({ leaseId, minor }) => [leaseId, minor])).toEqual([
      ['a', 40_000],
      ['b', 10_000],
      ['d', -30_000],
    ]);
    expect(depositDuesOfStay(leases, '2027-02-28').map(({ leaseId }) => leaseId)).toEqual(['a']);
  });

  it('ask for no more deposit than was paid, once the lease is released', () => {
    const leases = [lease('a', '2027-01-01'), lease('b', '2027-03-01', { depositMinor: 50_000 })];
    const asked = (held: number): [string, number][] =>
      depositDuesOfStay(leases, '2027-06-30', held).map(({ leaseId, minor }) => [leaseId, minor]);
    expect(asked(50_000)).toEqual([
      ['a', 40_000],
      ['b', 10_000],
    ]);
    expect(asked(43_000)).toEqual([
      ['a', 40_000],
      ['b', 3_000],
    ]);
    expect(asked(25_000)).toEqual([['a', 25_000]]);
    expect(asked(0)).toEqual([]);
  });

  it('charge each day of the stay once, however many leases there are', () => {
    const anyLeases = fc
      .array(fc.tuple(fc.nat(300), fc.nat(100_000)), { minLength: 1, maxLength: 5 })
      .map((starts) =>
        starts
          .toSorted(([a], [b]) => a - b)
          .map(([day, rentMinor], at) =>
            lease(String(at), plusDays('2027-01-01', day), { rentMinor: rentMinor + 1_000 }),
          ),
      );
    alwaysHolds(
      fc.property(anyLeases, fc.nat(400), (leases, days) => {
        const endsOn = plusDays('2027-01-01', days);
        const dues = rentDuesOfStay(leases, endsOn, { dueDay: 1, untilMonth: '2028-12' });
        const begins = leases[0]?.startsOn ?? '';
        const charged = dues.reduce((sum, due) => sum + due.days, 0);
        expect(charged).toBe(endsOn < begins ? 0 : (Date.parse(endsOn) - Date.parse(begins)) / 86_400_000 + 1);
      }),
    );
  });
});
