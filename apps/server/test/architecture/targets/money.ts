import { PaymentEntered } from '#contexts/money/ledger/payments/payments.events.ts';
import { moneyOf, paymentOf, todayIn } from '#test/support/money.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import type { Scene, Targets } from './target.ts';

/** Debts and payments of the scene's roomie. */
export function makeMoneyTargets(app: TestApp): Targets {
  const aPayment = async ({ homeowner, roomie, house }: Scene): Promise<string> => {
    const owner = moneyOf(app, await signIn(app, homeowner.account));
    const paid = await owner.pay(roomie.account.id, '1.00', { paid_on: todayIn(app), house_id: house });
    return paymentOf(paid)._id;
  };
  /** Only one report may wait for an answer. */
  const endReports = () =>
    app.database.query(
      `UPDATE reported_payments SET state = 'withdrawn', ended_at = now(), version = version + 1 WHERE state = 'reported'`,
    );
  const aReport = async ({ roomie, house }: Scene): Promise<string> => {
    await endReports();
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO reported_payments (house_id, roomie_id, minor, method, paid_on, reported_at)
       VALUES ($1, $2, 100, 'cash', $3, now()) RETURNING id`,
      [house, roomie.account.id, todayIn(app)],
    );
    return row?.id ?? '';
  };
  return {
    'GET /api/ledger/balance/{id}': (_column, { roomie }) => ({ path: `/api/ledger/balance/${roomie.account.id}` }),
    'GET /api/ledger/entries/{id}': (_column, { roomie }) => ({ path: `/api/ledger/entries/${roomie.account.id}` }),
    'GET /api/payments/bank-details/{id}': (_column, { house }) => ({ path: `/api/payments/bank-details/${house}` }),
    'PUT /api/payments/bank-details/{id}': async (_column, { house }) => {
      const [row] = await app.database.query<{ version: number }>(
        'SELECT version FROM bank_details WHERE house_id = $1',
        [house],
      );
      return {
        path: `/api/payments/bank-details/${house}`,
        body: { version: row?.version ?? 0, details: { holder: 'H', iban: 'DE89370400440532013000' } },
      };
    },
    'GET /api/ledger/arrears/{id}': (_column, { homeowner }) => ({
      path: `/api/ledger/arrears/${homeowner.account.id}`,
    }),
    'GET /api/admins/ledger-checks': () => ({ path: '/api/admins/ledger-checks' }),
    'PUT /api/roomies/addpayment/{id}': (_column, { roomie }) => ({
      path: `/api/roomies/addpayment/${roomie.account.id}`,
      body: { payment: { amount: '1.00', method: 'cash', paid_on: todayIn(app) } },
    }),
    'POST /api/payments/reported/{id}': async (_column, { roomie, house }) => {
      await endReports();
      return {
        path: `/api/payments/reported/${roomie.account.id}`,
        body: { house_id: house, amount: '1.00', method: 'cash', paid_on: todayIn(app) },
      };
    },
    'PUT /api/payments/reported/{id}/confirm': async (_column, scene) => ({
      path: `/api/payments/reported/${await aReport(scene)}/confirm`,
      body: { version: 1 },
    }),
    'PUT /api/payments/reported/{id}/reject': async (_column, scene) => ({
      path: `/api/payments/reported/${await aReport(scene)}/reject`,
      body: { version: 1, reason: 'Nothing came.' },
    }),
    'PUT /api/payments/reported/{id}/withdraw': async (_column, scene) => ({
      path: `/api/payments/reported/${await aReport(scene)}/withdraw`,
      body: { version: 1 },
    }),
    'GET /api/payments/{id}': async (_column, scene) => ({ path: `/api/payments/${await aPayment(scene)}` }),
    'GET /api/payments/{id}/receipt': async (_column, scene) => {
      const id = await aPayment(scene);
      await app.handle('print-receipt', PaymentEntered.type, id);
      return { path: `/api/payments/${id}/receipt` };
    },
    'PUT /api/payments/{id}/void': async (_column, scene) => ({
      path: `/api/payments/${await aPayment(scene)}/void`,
      body: { reason: 'It bounced.' },
    }),
  };
}
