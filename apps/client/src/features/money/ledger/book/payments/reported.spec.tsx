import type { ReportedPayment } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { aBalance, aHouseBalance } from '#test/money.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const REPORTED: ReportedPayment = {
  _id: idOf(870),
  state: 'reported',
  version: 1,
  amount: '180.00',
  currency: 'EUR',
  method: 'bank_transfer',
  paid_on: '2026-11-20',
  note: 'From my new account',
  reported_at: '2026-11-20T09:00:00.000Z',
  reason: '',
};
const REPORT = `/api/payments/reported/${PERSON.roomie}` as const;
const WITHDRAW = `/api/payments/reported/${REPORTED._id}/withdraw` as const;

function atTheCosts(reported: ReportedPayment | null) {
  signIn('roomie');
  const kept = { reported };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/houses/all', () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/ledger/balance/${PERSON.roomie}`, () => ok(aBalance(aHouseBalance({ reported: kept.reported }))))
    .on(`POST ${REPORT}`, () => {
      kept.reported = REPORTED;
      return ok(REPORTED);
    })
    .on(`PUT ${WITHDRAW}`, () => {
      kept.reported = null;
      return ok({ ...REPORTED, state: 'withdrawn' });
    });
  return { server, kept, ...renderApp('/supplies') };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Your balance' }));

describe('a payment reported by a roomie', () => {
  it('is the whole open amount by default, and then waits for the homeowner', async () => {
    const { server, user } = atTheCosts(null);
    await user.click(await (await panel()).findByRole('button', { name: 'I’ve paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you pay?' }));
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('180.00');
    await user.click(dialog.getByRole('button', { name: 'Tell the homeowner' }));
    expect(await (await panel()).findByText(/^You paid €180\.00 on /)).toBeVisible();
    const sent = server.asked.find(({ method, path }) => method === 'POST' && path === REPORT);
    expect(sent?.body).toMatchObject({ house_id: HOUSE, amount: '180.00', method: 'bank_transfer' });
    expect((await panel()).queryByRole('button', { name: 'I’ve paid' })).toBeNull();
  });

  it("isn't overdue while it waits, and can be withdrawn", async () => {
    const { user } = atTheCosts(REPORTED);
    const owed = await panel();
    expect(await owed.findByText('From my new account')).toBeVisible();
    expect(owed.queryByText(/of it is overdue/)).toBeNull();
    await user.click(owed.getByRole('button', { name: 'Show details' }));
    expect(await owed.findByText('Reported as paid')).toBeVisible();
    expect(owed.queryByText('22 days overdue')).toBeNull();
    await user.click(owed.getByRole('button', { name: 'Take back' }));
    expect(await owed.findByText('22 days overdue')).toBeVisible();
  });
});
