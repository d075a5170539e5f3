import type { LedgerEntry } from '@common-roof/contracts';

import { type Deposits, startDeposits } from '#test/support/deposits.ts';
import { moneyOf } from '#test/support/money.ts';

let app: Deposits['app'];
let held: Deposits['held'];

beforeAll(async () => {
  ({ app, held } = await startDeposits());
});
afterAll(() => app.close());

/**
 * Returns the entries about the end of a deposit that still count, oldest first: reversed entries and their reversals
 * are left out. Entries about its due date and payment remain.
 */
function standing(entries: readonly LedgerEntry[]): string[] {
  return entries
    .filter(({ about }) => about.kind !== 'deposit_due' && about.kind !== 'payment')
    .filter(({ reverses, reversed_by, account }) => reverses === null && reversed_by === null && account === 'deposit')
    .map(({ about, amount }) => [about.kind, ...('reason' in about ? [about.reason] : []), amount].join(' '))
    .toReversed();
}

describe('a settled deposit in the ledger', () => {
  it('lists what was kept, deduction by deduction, and what was returned', async () => {
    const { deducted, settle, roomie } = await held('400.00');
    const money = moneyOf(app, roomie);
    await deducted('150.00', 'A broken lamp.');
    await deducted('40.50', 'Cleaning.');
    await app.drainEvents();
    expect(standing(await money.entriesOf(roomie.account.id))).toEqual(['deposit_to_return -400.00']);
    await settle('209.50');
    await app.drainEvents();
    expect(standing(await money.entriesOf(roomie.account.id))).toEqual([
      'deposit_to_return -400.00',
      'deposit_deducted A broken lamp. 150.00',
      'deposit_deducted Cleaning. 40.50',
      'deposit_settled 209.50',
    ]);
    const [house] = await money.balanceOf(roomie.account.id);
    expect(house?.accounts.filter(({ account }) => account === 'deposit')).toEqual([
      { account: 'deposit', amount: '0.00' },
    ]);
  });

  it('follows the answer to a dispute: what is no longer kept was returned', async () => {
    const { deducted, settle, dispute, change, roomie } = await held('400.00');
    const money = moneyOf(app, roomie);
    const lamp = await deducted('150.00', 'A broken lamp.');
    const all = await deducted('250.00', 'A new carpet.');
    await settle('0.00');
    await dispute([lamp, all]);
    await change(lamp, { action: 'withdraw', answer: 'It was old.' });
    await change(all, { action: 'lower', amount: '200.00', answer: 'It was used.' });
    await app.drainEvents();
    expect(standing(await money.entriesOf(roomie.account.id)).toSorted()).toEqual([
      'deposit_deducted A new carpet. 200.00',
      'deposit_settled 200.00',
      'deposit_to_return -400.00',
    ]);
    const [house] = await money.balanceOf(roomie.account.id);
    expect(house?.accounts.filter(({ account }) => account === 'deposit')).toEqual([
      { account: 'deposit', amount: '0.00' },
    ]);
  });
});
