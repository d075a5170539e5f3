import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { anyInhabitants, anyMinor, anyPeriod, sumOf } from '../../test/money/arbitraries.ts';
import { plusDays } from '../days.ts';
import { type Bill, daysOf, type Inhabitant, livedThere, shareBill, type SharedBill } from './bills.ts';

const MARCH: Bill = { id: 'power of march', from: '2026-03-01', to: '2026-03-31', minor: 12_345 };
const stayed = (id: string, from: string, until: string | null): Inhabitant => ({ id, stays: [{ from, until }] });
const allOf = (shared: SharedBill) => [shared.homeowner, ...shared.roomies];

const anyBill: fc.Arbitrary<Bill> = fc
  .tuple(anyPeriod, fc.uuid(), anyMinor)
  .map(([period, id, minor]) => ({ ...period, id, minor }));

describe('a bill', () => {
  it('leaves out people, and weighs the days of others', () => {
    const people = ['ada', 'ben', 'cem'].map((id) => stayed(id, '2026-01-01', null));
    const split = [
      { id: 'ada', weight: 2 },
      { id: 'ben', weight: 1 },
    ];
    const bill = { ...MARCH, minor: 9_300, split };
    expect(shareBill(bill, people, 'owner').roomies.map(({ id, minor }) => [id, minor])).toEqual([
      ['ada', 6_200],
      ['ben', 3_100],
    ]);
    const late = [stayed('ada', '2026-03-22', null), stayed('cem', '2026-01-01', null)];
    const { roomies, homeowner } = shareBill(bill, late, 'owner');
    expect([roomies.map(({ minor }) => minor), homeowner.minor, homeowner.days]).toEqual([[3_000], 6_300, 21]);
  });

  it('splits weighted days exactly, and equal weights as if there were none', () => {
    alwaysHolds(
      fc.property(
        anyPeriod,
        anyMinor,
        anyInhabitants(1),
        fc.integer({ min: 1, max: 1_000 }),
        (period, minor, people, weight) => {
          const bill = { ...period, id: 'bill', minor };
          const alike = { ...bill, split: people.map(({ id }) => ({ id, weight })) };
          const plain = (shared: ReturnType<typeof shareBill>) => allOf(shared).map((share) => share.minor);
          expect(plain(shareBill(alike, people, 'owner'))).toEqual(plain(shareBill(bill, people, 'owner')));
          const unlike = { ...bill, split: people.map(({ id }, at) => ({ id, weight: at + 1 })) };
          expect(sumOf(allOf(shareBill(unlike, people, 'owner')))).toBe(minor);
        },
      ),
    );
  });

  it('is shared by days lived in the house', () => {
    const shared = shareBill(
      MARCH,
      [
        stayed('all of march', '2025-01-01', null),
        stayed('until the 10th', '2025-01-01', '2026-03-11'),
        stayed('from the 20th', '2026-03-20', null),
      ],
      'owner',
    );
    expect(shared).toEqual({
      periodDays: 31,
      occupantDays: 53,
      roomies: [
        { id: 'all of march', days: 31, weight: 961, minor: 7_221, exact: { minor: 7_220, over: 35, of: 53 } },
        { id: 'from the 20th', days: 12, weight: 372, minor: 2_795, exact: { minor: 2_795, over: 5, of: 53 } },
        { id: 'until the 10th', days: 10, weight: 310, minor: 2_329, exact: { minor: 2_329, over: 13, of: 53 } },
      ],
      homeowner: { id: 'owner', days: 0, weight: 0, minor: 0, exact: { minor: 0, over: 0, of: 1 } },
    });
  });

  it('falls to the homeowner if nobody lived in the house', () => {
    const shared = shareBill(MARCH, [stayed('before', '2025-01-01', '2026-03-01')], 'owner');
    expect(shared).toMatchObject({ occupantDays: 0, roomies: [], homeowner: { days: 31, minor: 12_345 } });
  });

  it('falls to the homeowner for the days on which nobody lived there', () => {
    const shared = shareBill({ ...MARCH, minor: 3_100 }, [stayed('late', '2026-03-22', null)], 'owner');
    expect(shared.homeowner).toMatchObject({ days: 21, minor: 2_100 });
    expect(shared.roomies).toMatchObject([{ id: 'late', days: 10, minor: 1_000 }]);
  });

  it('treats several stays of a person as one', () => {
    const person = { id: 'twice', stays: [...stayed('', '2026-03-01', '2026-03-06').stays, ...stayed('', '2026-03-30', null).stays] }; // prettier-ignore
    expect(shareBill(MARCH, [person], 'owner').roomies).toMatchObject([{ days: 7 }]);
  });

  it('is rejected for a period that ends before it begins', () => {
    expect(() => shareBill({ ...MARCH, to: '2026-02-28' }, [], 'owner')).toThrow(RangeError);
  });

  it('is always split into shares that sum to its amount', () => {
    alwaysHolds(
      fc.property(anyBill, anyInhabitants(), (bill, people) => {
        expect(sumOf(allOf(shareBill(bill, people, 'owner')))).toBe(bill.minor);
        expect(sumOf(allOf(shareBill({ ...bill, minor: -bill.minor }, people, 'owner')))).toBe(-bill.minor);
      }),
    );
  });

  it('is paid by everyone who lived there in its period, by their days, and by nobody else', () => {
    alwaysHolds(
      fc.property(anyBill, anyInhabitants(), (bill, people) => {
        const { roomies, occupantDays, homeowner } = shareBill(bill, people, 'owner');
        const days = daysOf(bill);
        const lived = people.map((one) => ({ id: one.id, days: days.filter((day) => livedThere(one, day)).length }));
        const there = lived.filter((one) => one.days > 0).toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(roomies.map((one) => ({ id: one.id, days: one.days }))).toEqual(there);
        expect(occupantDays).toBe(there.reduce((sum, one) => sum + one.days, 0));
        const empty = days.filter((day) => !people.some((one) => livedThere(one, day))).length;
        expect(homeowner.days).toBe(empty);
        const owners = (bill.minor * empty) / days.length;
        expect(Math.abs(homeowner.minor - owners)).toBeLessThan(1.001);
        for (const one of roomies) {
          expect(Math.abs(one.minor - ((bill.minor - owners) * one.days) / occupantDays)).toBeLessThan(1.001);
        }
      }),
    );
  });

  it('ignores days outside its period', () => {
    alwaysHolds(
      fc.property(anyBill, anyInhabitants(), (bill, people) => {
        const clipped = people.map(({ id, stays }) => ({
          id,
          stays: daysOf(bill)
            .filter((day) => livedThere({ id, stays }, day))
            .flatMap((day) => stayed(id, day, plusDays(day, 1)).stays),
        }));
        expect(shareBill(bill, clipped, 'owner')).toEqual(shareBill(bill, people, 'owner'));
      }),
    );
  });
});
