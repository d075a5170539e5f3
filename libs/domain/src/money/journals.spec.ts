import { MONEY_ACCOUNTS } from '@common-roof/contracts';
import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { anyInhabitants, anyMinor, anyPeriod, anyPurchases, PEOPLE, sumOf } from '../../test/money/arbitraries.ts';
import { shareBill } from './bills.ts';
import {
  balanced,
  balancesOf,
  billShared,
  correctionsOf,
  dueOwed,
  isSameMove,
  type Owed,
  paymentMade,
  type Postings,
  purchaseCounted,
  reversalOf,
  settledUp,
} from './journals.ts';
import { purchaseShares } from './purchases.ts';

const RENT: Owed = { debtorId: 'ada', creditorId: 'owner', account: 'rent', minor: 50_000 };

const anyOwed: fc.Arbitrary<Owed> = fc.record({
  debtorId: fc.constantFrom(...PEOPLE),
  creditorId: fc.constantFrom('owner', ...PEOPLE.slice(0, 3)),
  account: fc.constantFrom(...MONEY_ACCOUNTS),
  minor: anyMinor,
});

/** A journal of any kind. */
const anyPostings: fc.Arbitrary<Postings> = fc.oneof(
  anyOwed.map(dueOwed),
  fc.array(anyOwed, { maxLength: 4 }).map(paymentMade),
  fc
    .tuple(anyPurchases, anyInhabitants())
    .map(([[purchase], people]) => (purchase ? purchaseCounted(purchase, purchaseShares(purchase, people)) : [])),
  fc
    .tuple(anyPeriod, anyMinor, anyInhabitants(), fc.constantFrom('owner', ...PEOPLE))
    .map(([period, minor, people, payer]) =>
      billShared(payer, shareBill({ ...period, id: 'bill', minor }, people, 'owner')),
    ),
  anyOwed.map(({ debtorId, creditorId, minor }) => settledUp({ from: debtorId, to: creditorId, minor })),
);

describe('a journal', () => {
  it('records a due as owed to the creditor, and a payment as the opposite', () => {
    expect(dueOwed(RENT)).toEqual([
      { personId: 'ada', account: 'rent', minor: 50_000 },
      { personId: 'owner', account: 'rent', minor: -50_000 },
    ]);
    expect(balanced([...dueOwed(RENT), ...paymentMade([RENT])])).toEqual([]);
  });

  it('has one posting per account for a payment to several accounts', () => {
    expect(paymentMade([RENT, { ...RENT, account: 'utilities', minor: 700 }])).toEqual([
      { personId: 'ada', account: 'rent', minor: -50_000 },
      { personId: 'ada', account: 'utilities', minor: -700 },
      { personId: 'owner', account: 'rent', minor: 50_000 },
      { personId: 'owner', account: 'utilities', minor: 700 },
    ]);
  });

  it("leaves out the buyer's own share of a purchase", () => {
    const people = ['ada', 'ben'].map((id) => ({ id, stays: [{ from: '2026-01-01', until: null }] }));
    const purchase = { id: 'soap', buyerId: 'ada', boughtOn: '2026-02-01', minor: 900 };
    expect(purchaseCounted(purchase, purchaseShares(purchase, people))).toEqual([
      { personId: 'ada', account: 'supplies', minor: -450 },
      { personId: 'ben', account: 'supplies', minor: 450 },
    ]);
  });

  it("leaves out the homeowner's share of a bill they paid", () => {
    const people = [{ id: 'ada', stays: [{ from: '2026-03-22', until: null }] }];
    const bill = { id: 'power', from: '2026-03-01', to: '2026-03-31', minor: 3_100 };
    expect(billShared('owner', shareBill(bill, people, 'owner'))).toEqual([
      { personId: 'ada', account: 'utilities', minor: 1_000 },
      { personId: 'owner', account: 'utilities', minor: -1_000 },
    ]);
  });

  it("records the homeowner's share of a bill that a roomie paid", () => {
    const people = [{ id: 'ada', stays: [{ from: '2026-03-22', until: null }] }];
    const bill = { id: 'power', from: '2026-03-01', to: '2026-03-31', minor: 3_100 };
    expect(billShared('ada', shareBill(bill, people, 'owner'))).toEqual([
      { personId: 'ada', account: 'utilities', minor: -2_100 },
      { personId: 'owner', account: 'utilities', minor: 2_100 },
    ]);
  });

  it('settles two housemates with a payment between them', () => {
    const journals = [
      dueOwed({ ...RENT, account: 'supplies' }),
      settledUp({ from: 'ada', to: 'owner', minor: 50_000 }),
    ];
    expect(balancesOf(journals)).toEqual([]);
  });

  it('sums up per account, or over all accounts', () => {
    const journals = [dueOwed(RENT), dueOwed({ ...RENT, account: 'deposit', minor: 40_000 })];
    expect(balancesOf(journals)).toEqual([
      { id: 'ada', minor: 90_000 },
      { id: 'owner', minor: -90_000 },
    ]);
    expect(balancesOf(journals, 'deposit')).toEqual([
      { id: 'ada', minor: 40_000 },
      { id: 'owner', minor: -40_000 },
    ]);
    expect(balancesOf(journals, 'utilities')).toEqual([]);
  });

  it("is rejected when it doesn't balance", () => {
    expect(() => balanced([{ personId: 'ada', account: 'rent', minor: 1 }])).toThrow(RangeError);
    expect(() => dueOwed({ ...RENT, minor: 0.5 })).toThrow(RangeError);
  });

  it('has one posting per person and account, sums to zero, and cancels out with its reversal', () => {
    alwaysHolds(
      fc.property(anyPostings, (postings) => {
        expect(sumOf(postings)).toBe(0);
        expect(new Set(postings.map(({ personId, account }) => `${personId} ${account}`)).size).toBe(postings.length);
        expect(postings.every(({ minor }) => minor !== 0)).toBe(true);
        expect(postings).not.toHaveLength(1);
        expect(balanced([...postings, ...reversalOf(postings)])).toEqual([]);
        expect(isSameMove(reversalOf(reversalOf(postings)), postings)).toBe(true);
        expect(isSameMove(reversalOf(postings), postings)).toBe(postings.length === 0);
      }),
    );
  });

  it('keeps the balances of every account at zero in total', () => {
    alwaysHolds(
      fc.property(fc.array(anyPostings, { maxLength: 8 }), (journals) => {
        expect(sumOf(balancesOf(journals))).toBe(0);
        for (const account of MONEY_ACCOUNTS) expect(sumOf(balancesOf(journals, account))).toBe(0);
        expect(balancesOf([...journals, ...journals.map(reversalOf)])).toEqual([]);
      }),
    );
  });
});

describe('ledger corrections', () => {
  const due = new Map([['rent', dueOwed(RENT)]]);

  it('are empty once applied, unless a rewrite is requested', () => {
    const reversal = reversalOf(dueOwed(RENT));
    expect(correctionsOf(due, new Map())).toEqual([{ subjectId: 'rent', reversal: [], postings: dueOwed(RENT) }]);
    expect(correctionsOf(due, due)).toEqual([]);
    expect(correctionsOf(due, due, new Set(['rent']))).toEqual([
      { subjectId: 'rent', reversal, postings: dueOwed(RENT) },
    ]);
    expect(correctionsOf(new Map(), due)).toEqual([{ subjectId: 'rent', reversal, postings: [] }]);
  });
});
