import fc from 'fast-check';

import { alwaysHolds, someOf } from '../../test/chores/arbitraries.ts';
import { anyInhabitants, anyPurchases, PEOPLE, sumOf } from '../../test/money/arbitraries.ts';
import { livedThere } from './bills.ts';
import {
  mayContest,
  type PriceConfirmation,
  priceRefusal,
  purchaseLimitOf,
  purchaseShares,
  sharersOf,
  verifiedPrice,
} from './purchases.ts';

const LIMIT = purchaseLimitOf('EUR');
const says = (verifierId: string, minor: number): PriceConfirmation => ({ verifierId, role: 'roomie', minor });
const owner = (minor: number): PriceConfirmation => ({ verifierId: 'owner', role: 'homeowner', minor });

describe('the verified price of a purchase', () => {
  it('is never confirmed by the buyer, or by anyone once it is decided', () => {
    expect(priceRefusal({ buyerId: 'ada', state: 'entered' }, 'ada')).toBe('own');
    expect(priceRefusal({ buyerId: 'ada', state: 'entered' }, 'ben')).toBeNull();
    expect(priceRefusal({ buyerId: 'ada', state: 'verified' }, 'ben')).toBe('decided');
    expect(priceRefusal({ buyerId: 'ada', state: 'withdrawn' }, 'ben')).toBe('decided');
  });

  it('needs one housemate up to about the price of a shopping bag, in every currency', () => {
    expect(['EUR', 'JPY', 'KWD'].map((currency) => purchaseLimitOf(currency))).toEqual([2_000, 2_000, 20_000]);
  });

  it.each([
    ['waits for a confirmation', 1_250, [], null],
    ['is verified by one housemate', 1_250, [says('ben', 1_250)], 1_250],
    ['is verified by one housemate at the limit', 2_000, [says('ben', 2_000)], 2_000],
    ['waits for a second one above it', 2_001, [says('ben', 2_001)], null],
    ['waits for a second one who says the same', 2_001, [says('ben', 2_001), says('cem', 1_999)], null],
    ['is verified by two who say the same', 2_001, [says('ben', 2_001), says('cem', 2_001)], 2_001],
    ['is verified by two with another price', 2_500, [says('ben', 2_400), says('cem', 2_400)], 2_400],
    ['is not raised above the limit by one', 1_250, [says('ben', 12_500)], null],
    ['is not lowered below the limit by one', 12_500, [says('ben', 1_250)], null],
    ['is lowered by one below the limit', 1_250, [says('ben', 1_000)], 1_000],
    ['is not verified by the same one twice', 2_500, [says('ben', 2_500), says('ben', 2_500)], null],
    ['is never verified by the buyer', 2_500, [says('ada', 2_500), says('ben', 2_500)], null],
    ['is what the homeowner says', 90_000, [says('ben', 90_000), owner(80_000)], 80_000],
  ])('%s', (_, minor, confirmations, price) => {
    expect(verifiedPrice({ buyerId: 'ada', minor }, LIMIT, confirmations)).toBe(price);
  });

  it('can be contested by the buyer if it differs from theirs', () => {
    expect([mayContest(1_000, 1_000), mayContest(1_000, 999)]).toEqual([false, true]);
  });

  it('needs one confirmation up to the limit and two above it', () => {
    const anyConfirmation = fc.record({
      verifierId: fc.constantFrom(...PEOPLE.slice(0, 4)),
      role: fc.constant('roomie' as const),
      minor: fc.constantFrom(1_500, 2_000, 2_500),
    });
    alwaysHolds(
      fc.property(
        fc.constantFrom(1_500, 2_500),
        fc.array(anyConfirmation, { maxLength: 6 }),
        (minor, confirmations) => {
          const price = verifiedPrice({ buyerId: 'ned', minor }, LIMIT, confirmations);
          const others = confirmations.filter(({ verifierId }) => verifierId !== 'ned');
          const agreeing = new Set(others.filter((one) => one.minor === price).map(({ verifierId }) => verifierId));
          if (price !== null) expect(agreeing.size).toBeGreaterThanOrEqual(Math.max(minor, price) > LIMIT ? 2 : 1);
          else expect(minor <= LIMIT && others.some((one) => one.minor <= LIMIT)).toBe(false);
        },
      ),
    );
  });
});

describe('a purchase', () => {
  it('is shared by those who lived there on its day, and by nobody else', () => {
    alwaysHolds(
      fc.property(anyPurchases, anyInhabitants(), (purchases, people) => {
        for (const purchase of purchases) {
          const there = people.filter((one) => livedThere(one, purchase.boughtOn)).map(({ id }) => id);
          const split = purchaseShares(purchase, people);
          expect(split.map(({ id }) => id)).toEqual(there.length === 0 ? [purchase.buyerId] : there.sort());
          expect(sumOf(split)).toBe(purchase.minor);
          const minors = split.map(({ minor }) => minor);
          expect(Math.max(...minors) - Math.min(...minors)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is shared by a roomie from the day they move in until their last day', () => {
    const people = [
      { id: 'new', stays: [{ from: '2026-03-05', until: null }] },
      { id: 'gone', stays: [{ from: '2026-01-01', until: '2026-03-05' }] },
    ];
    expect(sharersOf({ boughtOn: '2026-03-04' }, people)).toEqual(['gone']);
    expect(sharersOf({ boughtOn: '2026-03-05' }, people)).toEqual(['new']);
  });

  it('is shared as it was split, no matter who lived there', () => {
    const split = [
      { id: 'ada', minor: 100 },
      { id: 'gone', minor: 23 },
    ];
    const purchase = {
      id: 'p',
      buyerId: 'ada',
      boughtOn: '2026-03-01',
      minor: 123,
      parts: split.map(({ id, minor }) => ({ id, weight: minor })),
    };
    const living = [{ id: 'ben', stays: [{ from: '2026-01-01', until: null }] }];
    expect(purchaseShares(purchase, living).map(({ id, minor }) => ({ id, minor }))).toEqual(split);
  });
});

it('of the same people always has the same shares', () => {
  alwaysHolds(
    fc.property(someOf(PEOPLE, 1), fc.uuid(), fc.nat(99_999), (ids, id, minor) => {
      const people = ids.map((each) => ({ id: each, stays: [{ from: '2026-01-01', until: null }] }));
      const purchase = { id, buyerId: 'ned', boughtOn: '2026-05-05', minor };
      expect(purchaseShares(purchase, people.toReversed())).toEqual(purchaseShares(purchase, people));
    }),
  );
});
