import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { type BankCandidate, type BankCredit, type LearnedPayer, proposeMatch } from './bank-matches.ts';
import { paymentReference } from './payment-reference.ts';

const RAVI = '0190a000-0000-7000-8000-0000a1b2c3d4';
const LENA = '0190a000-0000-7000-8000-0000e5f6a7b8';

const ravi = (more: Partial<BankCandidate> = {}): BankCandidate => ({
  roomieId: RAVI,
  firstName: 'Ravi',
  lastName: 'Menon',
  houseId: 'h1',
  house: 'Alder House',
  currency: 'GBP',
  isCurrent: true,
  dues: [{ dueOn: '2026-11-01', minor: 62_000 }],
  payments: [],
  ...more,
});
const lena = (more: Partial<BankCandidate> = {}): BankCandidate =>
  ravi({
    roomieId: LENA,
    firstName: 'Lena',
    lastName: 'Müller-Groß',
    dues: [{ dueOn: '2026-11-01', minor: 58_000 }],
    ...more,
  });
const credit = (more: Partial<BankCredit> = {}): BankCredit => ({
  bookedOn: '2026-11-02',
  minor: 62_000,
  currency: 'GBP',
  payer: 'SOMEBODY ELSE',
  words: 'November',
  accountKey: null,
  ...more,
});
const propose = (one: BankCredit, learned: LearnedPayer[] = [], people = [ravi(), lena()]) => {
  const { certainty, matches } = proposeMatch(one, people, learned);
  return [
    certainty,
    ...matches.map(({ roomieId, reasons }) => `${roomieId === RAVI ? 'Ravi' : 'Lena'}: ${reasons.join()}`),
  ];
};

describe('the proposal for a line of a bank statement', () => {
  it('is certain with the payment reference, despite breaks and case, and for any amount', () => {
    const reference = paymentReference('Alder House', LENA);
    expect(propose(credit({ minor: 999, words: `RENT ${reference.toLowerCase()}` }))).toEqual([
      'certain',
      'Lena: reference',
    ]);
    expect(propose(credit({ minor: 999, words: 'Alder House E5F6 A7\nB8 thanks' }))).toEqual([
      'certain',
      'Lena: reference',
    ]);
  });

  it('is certain with an account that paid before, and likely with a payer’s name alone', () => {
    const learned = [{ roomieId: LENA, accountKey: 'k1', payer: 'Groß, Otto' }];
    expect(propose(credit({ minor: 5, accountKey: 'k1' }), learned)).toEqual(['certain', 'Lena: account']);
    expect(propose(credit({ minor: 5, payer: 'GROSS OTTO' }), learned)).toEqual(['likely', 'Lena: payer']);
    expect(propose(credit({ minor: 58_000, payer: 'GROSS OTTO' }), learned)).toEqual(['certain', 'Lena: payer,due']);
  });

  it('is certain with the full name and exactly a due or all dues, likely with either', () => {
    expect(propose(credit({ payer: 'MR RAVI K MENON' }))).toEqual(['certain', 'Ravi: name,due']);
    expect(propose(credit({ payer: 'Mueller-Gross, Lena', minor: 1 }))).toEqual(['likely', 'Lena: name']);
    expect(propose(credit())).toEqual(['likely', 'Ravi: due']);
    const two = ravi({
      dues: [
        { dueOn: '2026-10-01', minor: 100 },
        { dueOn: '2026-11-01', minor: 62_000 },
      ],
    });
    expect(propose(credit({ minor: 62_100, words: 'Menon Ravi' }), [], [two])).toEqual(['certain', 'Ravi: name,sum']);
  });

  it('ignores half a name, dues of another season, and another currency', () => {
    expect(propose(credit({ payer: 'Ravi', minor: 1 }))).toEqual(['none']);
    expect(propose(credit({ bookedOn: '2027-03-02' }))).toEqual(['none']);
    expect(propose(credit({ currency: 'EUR', payer: 'Ravi Menon' }))).toEqual(['none']);
  });

  it('offers both of two people with equally good reasons, and proposes neither', () => {
    const same = lena({ dues: [{ dueOn: '2026-11-01', minor: 62_000 }] });
    expect(propose(credit(), [], [ravi(), same])).toEqual(['none', 'Ravi: due', 'Lena: due']);
    expect(propose(credit({ payer: 'Ravi Menon' }), [], [ravi(), same])).toEqual(['certain', 'Ravi: name,due']);
    const parent = [RAVI, LENA].map((roomieId) => ({ roomieId, accountKey: 'k', payer: '' }));
    expect(propose(credit({ accountKey: 'k', minor: 3 }), parent)).toEqual(['none', 'Ravi: account', 'Lena: account']);
    expect(propose(credit({ accountKey: 'k', minor: 58_000 }), parent)).toEqual(['certain', 'Lena: account,due']);
  });

  it('takes the house of a person in which they owe that, or live', () => {
    const before = ravi({ houseId: 'h0', isCurrent: false, dues: [] });
    const reference = credit({ words: paymentReference('Alder House', RAVI) });
    expect(proposeMatch(reference, [before, ravi()], []).matches).toMatchObject([{ houseId: 'h1' }]);
    const owing = ravi({ houseId: 'h0', isCurrent: false });
    expect(proposeMatch(reference, [ravi({ dues: [] }), owing], []).matches).toMatchObject([{ houseId: 'h0' }]);
  });

  it('finds a payment of these days that was entered by hand', () => {
    const entered = (paidOn: string) => [{ id: 'p1', paidOn, minor: 62_000 }];
    const found = (paidOn: string) =>
      proposeMatch(credit({ payer: 'Ravi Menon' }), [ravi({ dues: [], payments: entered(paidOn) })], []).matches[0]
        ?.payment;
    expect(found('2026-10-30')).toMatchObject({ id: 'p1' });
    expect(found('2026-10-01')).toBeNull();
  });

  it('doesn’t depend on the order of people, and never has more than one match unless it proposes none', () => {
    const anyCredit = fc.record({
      payer: fc.constantFrom('Ravi Menon', 'Lena Müller-Groß', 'X', ''),
      minor: fc.constantFrom(62_000, 58_000, 1),
      words: fc.constantFrom('', 'A1B2C3D4', 'E5F6A7B8 A1B2C3D4'),
    });
    alwaysHolds(
      fc.property(anyCredit, (more) => {
        const people = [ravi(), lena(), ravi({ houseId: 'h2' })];
        const one = proposeMatch(credit(more), people, []);
        expect(proposeMatch(credit(more), people.toReversed(), [])).toEqual(one);
        expect(one.matches.length > 1).toBe(one.certainty === 'none' && one.matches.length > 0);
      }),
    );
  });
});
