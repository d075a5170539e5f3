import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { anyInhabitants, anyPurchases } from '../../test/money/arbitraries.ts';
import type { Inhabitant } from './bills.ts';
import { balanced, balancesOf, correctionsOf, type Postings, purchaseCounted } from './journals.ts';
import { type Purchase, purchaseShares } from './purchases.ts';
import { suppliesHistory } from './supplies-history.ts';

const always = [{ from: '2025-01-01', until: null }];
const HOUSE = [
  { id: 'ada', stays: always },
  { id: 'ben', stays: always },
];
const SOAP = { id: 'soap', buyerId: 'ada', boughtOn: '2026-03-31', minor: 1_000 };
const RICE = { id: 'rice', buyerId: 'ben', boughtOn: '2026-04-01', minor: 600 };

/** Returns the corrections that bring the ledger in line with the purchases. */
const suppliesCorrections = (
  verified: readonly Purchase[],
  inhabitants: readonly Inhabitant[],
  standing: ReadonlyMap<string, Postings>,
) =>
  correctionsOf(
    new Map(verified.map((each) => [each.id, purchaseCounted(each, purchaseShares(each, inhabitants))])),
    standing,
  );

/** Returns the ledger after corrections, by purchase. */
function corrected(
  standing: ReadonlyMap<string, Postings>,
  corrections: ReturnType<typeof suppliesCorrections>,
): Map<string, Postings> {
  const after = new Map(standing);
  for (const { subjectId, reversal, postings } of corrections) {
    const left = balanced([...(after.get(subjectId) ?? []), ...reversal]);
    expect(left).toEqual([]);
    if (postings.length === 0) after.delete(subjectId);
    else after.set(subjectId, postings);
  }
  return after;
}

describe('the history of supplies', () => {
  it('gives what each roomie bought and bears per month', () => {
    expect(suppliesHistory([RICE, SOAP], HOUSE)).toEqual([
      { month: '2026-03', personId: 'ada', bought: 1_000, share: 500, purchases: 1 },
      { month: '2026-03', personId: 'ben', bought: 0, share: 500, purchases: 0 },
      { month: '2026-04', personId: 'ada', bought: 0, share: 300, purchases: 0 },
      { month: '2026-04', personId: 'ben', bought: 600, share: 300, purchases: 1 },
    ]);
  });

  it('is the same on every recalculation, and bears as much as was bought in each month', () => {
    alwaysHolds(
      fc.property(anyPurchases, anyInhabitants(1), (purchases, people) => {
        const history = suppliesHistory(purchases, people);
        expect(suppliesHistory(purchases.toReversed(), people.toReversed())).toEqual(history);
        for (const [, rows] of Map.groupBy(history, ({ month }) => month)) {
          expect(rows.reduce((sum, { bought, share }) => sum + bought - share, 0)).toBe(0);
        }
      }),
    );
  });
});

describe('a recalculation', () => {
  it('finds nothing in a correct ledger, and reverses what no longer counts', () => {
    const [first] = suppliesCorrections([SOAP], HOUSE, new Map());
    const standing = new Map([['soap', first?.postings ?? []]]);
    expect(first?.reversal).toEqual([]);
    expect(suppliesCorrections([SOAP], HOUSE, standing)).toEqual([]);
    expect(suppliesCorrections([], HOUSE, standing)).toEqual([
      {
        subjectId: 'soap',
        reversal: [
          { personId: 'ada', account: 'supplies', minor: 500 },
          { personId: 'ben', account: 'supplies', minor: -500 },
        ],
        postings: [],
      },
    ]);
  });

  it('brings any ledger in line with the purchases, and running it twice changes nothing more', () => {
    alwaysHolds(
      fc.property(
        anyPurchases,
        anyPurchases,
        anyInhabitants(),
        anyInhabitants(),
        fc.nat(12),
        (kept, added, before, after, taken) => {
          const standing = corrected(new Map(), suppliesCorrections(kept, before, new Map()));
          const verified = [...kept.slice(taken), ...added];
          const corrections = suppliesCorrections(verified, after, standing);
          const once = corrected(standing, corrections);
          expect(suppliesCorrections(verified, after, once)).toEqual([]);
          const balances = balancesOf(once.values());
          expect(balances.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
          const owed = new Map<string, number>();
          for (const { personId, bought, share } of suppliesHistory(verified, after)) {
            owed.set(personId, (owed.get(personId) ?? 0) + share - bought);
          }
          expect(balances).toEqual(
            [...owed]
              .filter(([, minor]) => minor !== 0)
              .map(([id, minor]) => ({ id, minor }))
              .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          );
        },
      ),
    );
  });
});
