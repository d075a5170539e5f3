import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import {
  changesFault,
  costOf,
  type ForecastHouse,
  type HouseChange,
  houseWith,
  type HouseMonth,
  whatIf,
} from '../../src/index.ts';
import { anyChanges, anyHouse } from './arbitraries.ts';
import { livedOut } from './lived-out.ts';

const anyCase = anyHouse.chain((house) => fc.tuple(fc.constant(house), anyChanges(house)));

const alwaysHolds = (rule: (house: ForecastHouse, changes: readonly HouseChange[]) => void, cases = 500): void => {
  fc.assert(
    fc.property(anyCase, ([house, changes]) => {
      fc.pre(changesFault(house, changes) === null);
      rule(house, changes);
    }),
    casesOf(cases),
  );
};

const sum = (all: Iterable<number>): number => [...all].reduce((total, each) => total + each, 0);

describe('the forecast of a house', () => {
  it('says to the unit what the ledger and the plan of chores say when it happens so', () => {
    alwaysHolds((house, changes) => {
      const { after } = whatIf(house, changes);
      const lived = livedOut(house, changes);
      for (const { month, people, house: whole } of after.months) {
        const rows = lived.months.get(month);
        for (const { id, bills, ...person } of people) {
          const { days, rent, supplies, turns, points, owed } = person;
          const none = { days: 0, rent: 0, bills: 0, supplies: 0, turns: 0, points: 0, owed: 0 };
          expect({ month, id, days, rent, bills: sum(bills.values()), supplies, turns, points, owed }).toEqual({
            month,
            id,
            ...(rows?.get(id) ?? none),
          });
        }
        expect(whole.homeownerBills).toBe(rows?.get(house.homeownerId)?.bills ?? 0);
      }
      const debts = [...after.turns.standings].map(([id, { debt }]) => [id, debt]);
      expect(new Map(debts as [string, number][])).toEqual(lived.debts);
      expect(sum(lived.journals.flat().map(({ minor }) => minor))).toBe(0);
    }, 3_000);
  });

  it('differs in nothing without changes', () => {
    alwaysHolds((house) => {
      const { before, after } = whatIf(house, []);
      expect(after).toEqual(before);
    });
  });

  it('is the same in whatever order the changes are listed', () => {
    alwaysHolds((house, changes) => {
      expect(whatIf(house, changes.toReversed()).after).toEqual(whatIf(house, changes).after);
      expect(houseWith(houseWith(house, changes.slice(0, 1)), changes.slice(1)).people).toHaveLength(
        houseWith(house, changes).people.length,
      );
    });
  });

  it('shares out every bill and every room exactly', () => {
    alwaysHolds((house, changes) => {
      for (const { people, house: whole } of whatIf(house, changes).after.months) {
        const own = people.map(costOf);
        expect(sum(own) + whole.homeownerBills).toBe(whole.rent + whole.bills + whole.supplies);
        expect(whole.occupantDays).toBe(sum(people.map(({ days }) => days)));
        if (whole.occupantDays === 0) expect(whole.supplies).toBe(0);
      }
    });
  });

  it('leaves the bills of an empty house to its homeowner', () => {
    alwaysHolds((house) => {
      const bills = house.bills.map((bill) => ({ ...bill, recurring: null }));
      const { after } = whatIf({ ...house, bills, people: [] }, []);
      for (const { month, house: whole, people } of after.months) {
        const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
        const expected: Partial<HouseMonth> = {
          rent: 0,
          supplies: 0,
          homeownerBills: whole.bills,
          vacantDays: days * house.rooms.length,
          vacancy: sum(house.rooms.map(({ rentMinor }) => rentMinor)),
          emptyDays: days,
        };
        expect(people).toEqual([]);
        expect(whole).toMatchObject(expected);
      }
    });
  });
});
