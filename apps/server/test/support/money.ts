import { randomUUID } from 'node:crypto';

import type { HouseBalance, LedgerBalance, LedgerEntry, MoneyAccount, Page, Payment } from '@common-roof/contracts';
import { dayIn, dueOwed } from '@common-roof/domain';

import { Database } from '#kernel/database/database.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export const paymentOf = ({ body }: Answer): Payment => body as Payment;

/** Debts and payments, over HTTP. */
export function moneyOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown, key?: string): Promise<Answer> =>
    call(app, method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  return {
    ask,
    balanceOf: async (roomie: string): Promise<HouseBalance[]> =>
      ((await ask('GET', `/api/ledger/balance/${roomie}`)).body as LedgerBalance).houses,
    entriesOf: async (roomie: string, query = ''): Promise<LedgerEntry[]> =>
      ((await ask('GET', `/api/ledger/entries/${roomie}${query}`)).body as Page<LedgerEntry>).items,
    pay: (roomie: string, amount: string, more: object = {}, key: string = randomUUID()): Promise<Answer> =>
      ask(
        'PUT',
        `/api/roomies/addpayment/${roomie}`,
        { payment: { amount, method: 'bank_transfer', paid_on: '2027-09-01', ...more } },
        key,
      ),
    takeBack: (payment: string, reason = 'It bounced.') =>
      ask('PUT', `/api/payments/${payment}/void`, { reason }, randomUUID()),
  };
}

interface Debt {
  readonly houseId: string;
  readonly roomieId: string;
  readonly ownerId: string;
  readonly minor: number;
  /** ISO date. */
  readonly onDay: string;
  readonly account?: MoneyAccount;
  readonly key?: string;
}

/** A debt to the homeowner that the ledger has had since it was due. @returns the id of its journal */
export async function aDebt(app: TestApp, debt: Debt): Promise<string> {
  const { houseId, roomieId, ownerId, minor, onDay, account = 'rent', key = randomUUID() } = debt;
  const month = onDay.slice(0, 7);
  const now = app.clock.now();
  const dueAt = new Date(`${onDay}T12:00:00Z`);
  if (dueAt < now) app.clock.set(dueAt);
  try {
    return await app.get(Ledger).post({
      houseId,
      kind: 'rent_due',
      onDay,
      key,
      by: null,
      subject: { kind: 'lease', id: houseId },
      facts: { month, from: `${month}-01`, to: `${month}-28`, days: 28, of_days: 28, monthly_minor: minor },
      postings: dueOwed({ debtorId: roomieId, creditorId: ownerId, account, minor }),
    });
  } finally {
    app.clock.set(now);
  }
}

export const todayIn = (app: TestApp): string => dayIn('Europe/London', app.clock.now());

/** Runs work in one transaction, as the product would. */
export const inTransaction = <Result>(app: TestApp, work: () => Promise<Result>): Promise<Result> =>
  app.get(Database).transaction(work);
