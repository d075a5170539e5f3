import fc, { type Arbitrary } from 'fast-check';

import { alwaysHolds, someOf } from '../../test/chores/arbitraries.ts';
import { anySeed, PEOPLE, sumOf } from '../../test/money/arbitraries.ts';
import { balancesOf, purchaseCounted } from './journals.ts';
import { type PriceConfirmation, purchaseShares, verifiedPrice } from './purchases.ts';
import { shares } from './shares.ts';
import { consentOf, paidParts, peopleOfSplit, splitFault, type StatedSplit, weightsOf } from './splits.ts';

const says = (verifierId: string, minor: number): PriceConfirmation => ({ verifierId, role: 'roomie', minor });
const bought = { id: 'p', buyerId: 'ada', minor: 3_000 };
const consent = (parts: Readonly<Record<string, number>>, payers: Readonly<Record<string, number>> = {}) =>
  Object.fromEntries(
    consentOf({
      ...bought,
      parts: Object.entries(parts).map(([id, weight]) => ({ id, weight })),
      payers: Object.entries(payers).map(([id, minor]) => ({ id, minor })),
    }),
  );

/** An amount in whole parts, each 0 or more, that sum to it. */
const anyParts = (minor: number, count: number): Arbitrary<number[]> =>
  fc.array(fc.integer({ min: 0, max: minor }), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
    const marks = [0, ...cuts.toSorted((a, b) => a - b), minor];
    return marks.slice(1).map((mark, at) => mark - (marks[at] ?? 0));
  });

const anySplit = (minor: number): Arbitrary<Exclude<StatedSplit, { method: 'present' }>> =>
  fc.subarray(PEOPLE, { minLength: 1, maxLength: 6 }).chain((people) => {
    const named = (weights: readonly number[]) => people.map((id, at) => ({ id, weight: weights[at] ?? 0 }));
    const of = people.length;
    return fc.oneof(
      fc.constant({ method: 'equal' as const, people }),
      fc
        .array(fc.integer({ min: 1, max: 1_000 }), { minLength: of, maxLength: of })
        .map((weights) => ({ method: 'shares' as const, parts: named(weights) })),
      anyParts(10_000, of).map((weights) => ({ method: 'percent' as const, parts: named(weights) })),
      anyParts(minor, of).map((minors) => ({
        method: 'exact' as const,
        parts: people.map((id, at) => ({ id, minor: minors[at] ?? 0 })),
      })),
      fc
        .array(
          fc.record({
            name: fc.constant('Item'),
            minor: fc.integer({ min: 1, max: 5_000 }),
            people: fc.subarray(people, { minLength: 1 }),
          }),
          { minLength: 1, maxLength: 8 },
        )
        .map((items) => ({ method: 'items' as const, items })),
    );
  });

describe('a split', () => {
  it('sums to the price by every method, also at another price than the buyer’s', () => {
    alwaysHolds(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }).chain((minor) => fc.tuple(fc.constant(minor), anySplit(minor))),
        fc.integer({ min: 1, max: 500_000 }),
        anySeed,
        ([minor, split], confirmed, seed) => {
          expect(splitFault(split, minor)).toBeNull();
          const parts = weightsOf(split, seed) ?? [];
          for (const price of [minor, confirmed]) {
            const borne = purchaseShares({ ...bought, id: seed, boughtOn: '2026-03-01', minor: price, parts }, []);
            expect(sumOf(borne)).toBe(price);
            expect(borne.every((share) => share.minor >= 0 && peopleOfSplit(split).includes(share.id))).toBe(true);
          }
        },
      ),
    );
  });

  it('gives everyone the exact amount that was stated for them', () => {
    alwaysHolds(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }).chain((minor) => fc.tuple(fc.constant(minor), anyParts(minor, 4))),
        anySeed,
        ([minor, minors], seed) => {
          const parts = minors.map((each, at) => ({ id: PEOPLE[at] ?? '', minor: each }));
          const borne = shares(minor, weightsOf({ method: 'exact', parts }, seed) ?? [], seed);
          expect(borne.map((share) => share.minor)).toEqual(minors);
        },
      ),
    );
  });

  it('by items charges each for theirs, and shares what the receipt says beside them in proportion', () => {
    const items = [
      { name: 'Wine', minor: 1_200, people: ['ada', 'ben'] },
      { name: 'Bread', minor: 300, people: ['cem'] },
      { name: 'Cheese', minor: 600, people: ['ada', 'ben', 'cem'] },
    ];
    const parts = weightsOf({ method: 'items', items }, 'seed') ?? [];
    expect(parts).toEqual([
      { id: 'ada', weight: 800 },
      { id: 'ben', weight: 800 },
      { id: 'cem', weight: 500 },
    ]);
    expect(shares(2_310, parts, 'p').map(({ minor }) => minor)).toEqual([880, 880, 550]);
  });

  it.each<[string, StatedSplit, string | null]>([
    ['between everyone present needs nobody named', { method: 'present' }, null],
    ['needs a person', { method: 'equal', people: [] }, 'nobody'],
    ['names a person once', { method: 'equal', people: ['ada', 'ada'] }, 'twice'],
    ['needs a share above zero', { method: 'shares', parts: [{ id: 'ada', weight: 0 }] }, 'nobody'],
    ['needs an item', { method: 'items', items: [] }, 'nobody'],
    ['needs a person for every item', { method: 'items', items: [{ name: 'A', minor: 1, people: [] }] }, 'nobody'],
    [
      'names a person once for an item',
      { method: 'items', items: [{ name: 'A', minor: 1, people: ['ada', 'ada'] }] },
      'twice',
    ],
    ['needs all of 100 %', { method: 'percent', parts: [{ id: 'ada', weight: 9_999 }] }, 'percent_sum'],
    ['needs amounts that sum to the price', { method: 'exact', parts: [{ id: 'ada', minor: 2_999 }] }, 'exact_sum'],
    [
      'names a person once for an amount',
      {
        method: 'exact',
        parts: [
          { id: 'ada', minor: 1 },
          { id: 'ada', minor: 2_999 },
        ],
      },
      'twice',
    ],
  ])('%s', (_, split, fault) => {
    expect(splitFault(split, 3_000)).toBe(fault);
  });
});

describe('several payers', () => {
  const payers = [
    { id: 'ada', minor: 2_000 },
    { id: 'ben', minor: 1_000 },
  ];

  it('are owed in proportion to what they paid, and the journal balances', () => {
    alwaysHolds(
      fc.property(fc.integer({ min: 1, max: 200_000 }), someOf(PEOPLE), anySeed, (minor, people, id) => {
        const purchase = { id, buyerId: 'ada', boughtOn: '2026-03-01', minor, payers };
        const parts = people.map((each, at) => ({ id: each, weight: at + 1 }));
        const borne = parts.length === 0 ? [] : purchaseShares({ ...purchase, parts }, []);
        const postings = purchaseCounted(purchase, borne);
        expect(sumOf(postings)).toBe(0);
        expect(sumOf(paidParts(purchase))).toBe(minor);
        const paid = new Map(paidParts(purchase).map((each) => [each.id, each.minor]));
        for (const { id: person, minor: balance } of balancesOf([postings])) {
          const share = borne.find((each) => each.id === person)?.minor ?? 0;
          expect(balance).toBe(share - (paid.get(person) ?? 0));
        }
      }),
    );
  });

  it('paid in proportion when another price is confirmed', () => {
    expect(paidParts({ ...bought, minor: 1_500, payers })).toEqual([
      { id: 'ada', minor: 1_000 },
      { id: 'ben', minor: 500 },
    ]);
    expect(paidParts(bought)).toEqual([{ id: 'ada', minor: 3_000 }]);
  });
});

describe('who confirms a split', () => {
  it('are those who will owe for it, and whoever bears more than an equal part has to', () => {
    expect(consent({ ada: 1, ben: 1, cem: 1 })).toEqual({ ben: 'any', cem: 'any' });
    expect(consent({ ada: 1, ben: 3, cem: 1 })).toEqual({ ben: 'required', cem: 'any' });
    expect(consent({ ben: 1 })).toEqual({ ben: 'any' });
    expect(consent({ ada: 1, ben: 1, cem: 1 }, { ada: 1_000, ben: 2_000 })).toEqual({ cem: 'any' });
  });

  it('are those who paid if only the buyer owes, and nobody if it concerns the buyer alone', () => {
    expect(consent({ ada: 1 }, { ben: 3_000 })).toEqual({ ben: 'any' });
    expect(consent({ ada: 1, ben: 1 }, { ben: 3_000 })).toEqual({ ben: 'any' });
    expect(consent({ ada: 1 })).toEqual({});
  });

  it.each([
    ['counts once one of them confirms a small price', { ben: 1, cem: 1 }, [says('ben', 1_500)], 1_500],
    ['isn’t confirmed by anyone else', { ben: 1, cem: 1 }, [says('dia', 1_500)], null],
    ['waits for whoever bears more', { ben: 1, cem: 3 }, [says('ben', 1_500)], null],
    ['counts once whoever bears more agrees', { ben: 1, cem: 3 }, [says('cem', 1_500)], 1_500],
    ['waits until they say the same', { ben: 1, cem: 3 }, [says('ben', 1_500), says('cem', 1_400)], 1_400],
    ['needs two above the limit', { ben: 1, cem: 1 }, [says('ben', 3_000)], null],
    ['needs one above the limit if it concerns only one', { ada: 1, ben: 1 }, [says('ben', 3_000)], 3_000],
    [
      'is what the homeowner says',
      { ben: 1, cem: 3 },
      [says('ben', 1_500), { verifierId: 'owner', role: 'homeowner' as const, minor: 1_450 }],
      1_450,
    ],
  ])('%s', (_, parts, confirmations, price) => {
    const split = { ...bought, parts: Object.entries(parts).map(([id, weight]) => ({ id, weight })) };
    const claimed = { buyerId: 'ada', minor: confirmations[0]?.minor ?? 0 };
    expect(verifiedPrice(claimed, 2_000, confirmations, consentOf(split))).toBe(price);
  });
});
