import fc from 'fast-check';

import { alwaysHolds } from '../../../test/chores/arbitraries.ts';
import { columnsOf } from './columns.ts';
import { purchasesIn } from './purchase-file.ts';
import { type SpliitGroup, spliitTable } from './spliit-group.ts';

type Filed = SpliitGroup['expenses'][number];

const CONTEXT = { currency: 'EUR', today: '2026-09-30' };
const PARTICIPANTS = [
  { id: 'r', name: 'Rosa' },
  { id: 'a', name: 'Ravi' },
  { id: 'l', name: 'Lena' },
];
const milk: Filed = {
  id: 'e1',
  expenseDate: '2026-09-03T00:00:00.000Z',
  title: 'Milk',
  category: { name: 'Groceries' },
  amount: 1_000,
  paidById: 'r',
  paidFor: PARTICIPANTS.map(({ id }) => ({ participantId: id, shares: 100 })),
  isReimbursement: false,
};

function read(expenses: readonly Filed[], more: Partial<SpliitGroup> = {}) {
  const { header, lines } = spliitTable({ participants: PARTICIPANTS, expenses, ...more }, 'EUR');
  const columns = columnsOf(header);
  if (!columns) throw new Error('The header is not known.');
  return purchasesIn(columns, lines, CONTEXT);
}

describe('a group of spliit', () => {
  it('says who paid, what everyone bears to the cent, and which expenses are payments', () => {
    const paid = { ...milk, id: 'e2', title: 'Thanks', amount: 500, paidById: 'a', isReimbursement: true };
    const { purchases, faults } = read([milk, { ...paid, paidFor: [{ participantId: 'r', shares: 1 }] }]);
    expect(faults).toEqual([]);
    expect(purchases).toMatchObject([
      { line: 1, name: 'Milk', category: 'groceries', minor: 1_000, buyer: 'Rosa', isPayment: false },
      { line: 2, name: 'Thanks', minor: 500, buyer: 'Ravi', isPayment: true, shares: [{ name: 'Rosa', minor: 500 }] },
    ]);
    expect(purchases[0]?.shares?.reduce((sum, { minor }) => sum + minor, 0)).toBe(1_000);
  });

  it('is read exactly in every split mode', () => {
    const anyExpense = fc.record({
      amount: fc.integer({ min: 1, max: 500_000 }),
      paidFor: fc
        .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 3, maxLength: 3 })
        .filter((weights) => weights.some((weight) => weight > 0))
        .map((weights) => weights.map((shares, at) => ({ participantId: PARTICIPANTS[at]?.id ?? '', shares }))),
      paidById: fc.constantFrom('r', 'a', 'l'),
    });
    alwaysHolds(
      fc.property(fc.array(anyExpense, { minLength: 1, maxLength: 5 }), (expenses) => {
        const { purchases, faults } = read(expenses.map((expense, at) => ({ ...milk, ...expense, id: String(at) })));
        expect(faults).toEqual([]);
        expect(purchases.map(({ shares }) => (shares ?? []).reduce((sum, { minor }) => sum + minor, 0))).toEqual(
          expenses.map(({ amount }) => amount),
        );
      }),
    );
  });

  it('is rejected by line where the house can’t take it', () => {
    const { purchases, faults } = read([{ ...milk, amount: -100 }, { ...milk, paidById: 'gone' }, milk]);
    expect(purchases.map(({ line }) => line)).toEqual([3]);
    expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
      [1, 'amount_not_positive'],
      [2, 'buyer_missing'],
    ]);
    expect(read([milk], { currencyCode: 'USD' }).faults).toEqual([{ line: 1, fault: 'currency', said: 'USD' }]);
  });

  it('keeps participants of the same name apart', () => {
    const same = [...PARTICIPANTS.slice(0, 2), { id: 'l', name: ' Rosa ' }];
    const { purchases } = read([{ ...milk, paidById: 'l' }], { participants: same });
    expect(purchases).toMatchObject([{ buyer: 'Rosa (2)' }]);
    expect(purchases[0]?.shares?.map(({ name }) => name)).toEqual(['Rosa', 'Ravi', 'Rosa (2)']);
  });
});
