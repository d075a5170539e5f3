import type { SettleUp, SettleUpPayment } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { BEN } from '#test/feed.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { aBalance, aHouseBalance, anEntry } from '#test/money.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aPlan, aSettleUpPayment, aStand, MARA } from '#test/settle-up.ts';

const LENA = { _id: idOf(12), first_name: 'Lena', photo: null };
const BEN_HERE = { ...BEN, photo: null };
const TO_MARA = { from: LENA, to: MARA } as const;
const PAID = { at: '2026-11-21T10:00:00.000Z', method: 'cash', note: 'In the kitchen' } as const;

/** Renders the costs page. @param plan of the reader's house; null: they have moved out */
function atTheCosts(plan: SettleUp | null, { settled = [] }: { settled?: SettleUpPayment[] } = {}) {
  signIn('roomie');
  const kept = { plan: plan ?? aPlan([]) };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/houses/all', () =>
      plan === null ? refuse('forbidden', 'Not for you.') : ok({ items: [aHouse()], next_cursor: null }),
    )
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ board: { version: 1, items: [] } })))
    .on(`GET /api/roomies/allhousesupplies/${HOUSE}`, () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/roomies/recurring-supplies/house/${HOUSE}`, () => ok({ items: [] }))
    .on(`GET /api/supplies-history/house/${HOUSE}/months`, () => ok({ currency: 'EUR', items: [], categories: [] }))
    .on(`GET /api/ledger/balance/${PERSON.roomie}`, () => ok(aBalance()))
    .on(`GET /api/settle-up/house/${HOUSE}`, () => ok(kept.plan))
    .on(`GET /api/settle-up/house/${HOUSE}/history`, () => ok({ items: settled, next_cursor: null }));
  return { server, kept, live, ...renderApp('/supplies') };
}

const bodies = (server: ReturnType<typeof aServer>, path: string) =>
  server.asked.filter((asked) => asked.method === 'PUT' && asked.path === path).map(({ body }) => body);
const panel = async () => within(await screen.findByRole('region', { name: 'Settle up' }));

describe('settling up', () => {
  it('says that everyone is even', async () => {
    atTheCosts(aPlan([], [aStand(MARA, '0.00'), aStand(BEN_HERE, '0.00')]));
    expect(await (await panel()).findByText('Everyone is settled up.')).toBeVisible();
  });

  it("shows everyone's balance in words, and the others' payments", async () => {
    const balances = [aStand(MARA, '0.00'), aStand(LENA, '12.40'), aStand(BEN_HERE, '-12.40')];
    atTheCosts(aPlan([aSettleUpPayment(1, { from: LENA })], balances));
    const list = within(await screen.findByRole('list', { name: 'Balances' }));
    expect(list.getAllByRole('listitem').map(({ textContent: text }) => text)).toEqual([
      ...['Yousettled', 'Lena€12.40 to pay', 'Ben€12.40 to get back'],
    ]);
    expect(screen.getByText('Lena pays Ben €12.40')).toBeVisible();
    expect(screen.queryByRole('button', { name: /I’ve paid/ })).toBeNull();
  });

  it('lets the debtor report a payment with one tap, and undo it', async () => {
    const proposed = aSettleUpPayment(1, { may: { pay: true } });
    const { server, kept, user } = atTheCosts(aPlan([proposed], [aStand(MARA, '12.40')]));
    expect(await screen.findByText('You pay Ben €12.40')).toBeVisible();
    const paid = aSettleUpPayment(1, {
      state: 'paid',
      version: 2,
      paid: { ...PAID, method: null },
      may: { take_back: true },
    });
    server.on(`PUT /api/settle-up/${paid._id}/pay`, () => {
      kept.plan = aPlan([paid], kept.plan.balances);
      return ok(paid);
    });
    await user.click(screen.getByRole('button', { name: 'I’ve paid €12.40 to Ben' }));
    expect(await screen.findByText('Paid €12.40, waiting for Ben')).toBeVisible();
    expect(bodies(server, `/api/settle-up/${paid._id}/pay`)).toEqual([{ version: 1 }]);
    server.on(`PUT /api/settle-up/${paid._id}/take-back`, () => {
      kept.plan = aPlan([{ ...proposed, version: 3 }], kept.plan.balances);
      return ok({ ...proposed, version: 3 });
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('You pay Ben €12.40')).toBeVisible();
    expect(bodies(server, `/api/settle-up/${paid._id}/take-back`)).toEqual([{ version: 2 }]);
  });

  it('lets the debtor state how it was paid', async () => {
    const proposed = aSettleUpPayment(1, { may: { pay: true } });
    const { server, user } = atTheCosts(aPlan([proposed]));
    await user.click(await screen.findByRole('button', { name: 'Add a note to €12.40 for Ben' }));
    const dialog = within(await screen.findByRole('dialog'));
    server.on(`PUT /api/settle-up/${proposed._id}/pay`, () => refuse('conflict', 'This payment is already settled.'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'Cash');
    await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'On your desk');
    await user.click(dialog.getByRole('button', { name: 'I’ve paid' }));
    expect(await screen.findByText('This payment is already settled.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('On your desk');
    expect(bodies(server, `/api/settle-up/${proposed._id}/pay`)).toEqual([
      { version: 1, method: 'cash', note: 'On your desk' },
    ]);
  });

  it('asks the creditor, who confirms and can undo it', async () => {
    const paid = aSettleUpPayment(1, { ...TO_MARA, state: 'paid', paid: PAID, may: { confirm: true, reject: true } });
    const { server, kept, user } = atTheCosts(aPlan([paid], [aStand(MARA, '-12.40')]));
    expect(await screen.findByText('Did €12.40 from Lena arrive?')).toBeVisible();
    expect(screen.getByText(/Cash · In the kitchen/)).toBeVisible();
    const confirmed = aSettleUpPayment(1, { ...TO_MARA, state: 'confirmed', version: 2, confirmed_at: PAID.at });
    server.on(`PUT /api/settle-up/${paid._id}/confirm`, () => {
      kept.plan = aPlan([], [aStand(MARA, '0.00')]);
      return ok(confirmed);
    });
    await user.click(screen.getByRole('button', { name: 'Yes, €12.40 from Lena arrived' }));
    expect(await (await panel()).findByText('Everyone is settled up.')).toBeVisible();
    server.on(`PUT /api/settle-up/${paid._id}/undo`, () => ok({ ...confirmed, state: 'undone' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('€12.40 from Lena is owed again.')).toBeVisible();
    expect(bodies(server, `/api/settle-up/${paid._id}/undo`)).toEqual([
      { version: 2, reason: 'Confirmed by mistake.' },
    ]);
  });

  it('lets the creditor say that nothing arrived, with a reason', async () => {
    const paid = aSettleUpPayment(1, { ...TO_MARA, state: 'paid', paid: PAID, may: { confirm: true, reject: true } });
    const { server, user } = atTheCosts(aPlan([paid]));
    await user.click(await screen.findByRole('button', { name: 'Not yet: €12.40 from Lena' }));
    const dialog = within(await screen.findByRole('dialog'));
    server.on(`PUT /api/settle-up/${paid._id}/reject`, () => ok({ ...paid, state: 'proposed' }));
    await user.type(dialog.getByRole('textbox'), 'Nothing on the desk');
    await user.click(dialog.getByRole('button', { name: 'Nothing arrived' }));
    expect(await screen.findByText('We’ve told Lena that €12.40 hasn’t arrived.')).toBeVisible();
    expect(bodies(server, `/api/settle-up/${paid._id}/reject`)).toEqual([
      { version: 1, reason: 'Nothing on the desk' },
    ]);
  });

  it('lets the creditor send a reminder, once a day', async () => {
    const open = aSettleUpPayment(1, { ...TO_MARA, may: { confirm: true, remind: true } });
    const { server, kept, user } = atTheCosts(aPlan([open]));
    const asked = aSettleUpPayment(1, { ...TO_MARA, asked_on: '2026-11-23', may: { confirm: true } });
    server.on(`PUT /api/settle-up/${open._id}/remind`, () => {
      kept.plan = aPlan([asked]);
      return ok(asked);
    });
    await user.click(await screen.findByRole('button', { name: 'Remind: €12.40 from Lena' }));
    expect(await screen.findByText('Reminder sent to Lena: €12.40.')).toBeVisible();
    expect(await screen.findByText('You sent a reminder today.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'It arrived: €12.40 from Lena' })).toBeVisible();
  });

  it('updates live', async () => {
    const { kept, live } = atTheCosts(aPlan([aSettleUpPayment(1, { may: { pay: true } })]));
    expect(await screen.findByText('You pay Ben €12.40')).toBeVisible();
    kept.plan = aPlan([aSettleUpPayment(2, { amount: '14.40', may: { pay: true } })]);
    live.push('settle_up:changed', { house_id: HOUSE });
    expect(await screen.findByText('You pay Ben €14.40')).toBeVisible();
  });

  it('shows settled payments, including undone ones with reasons', async () => {
    const settled = [
      aSettleUpPayment(1, { state: 'confirmed', confirmed_at: PAID.at, paid: PAID }),
      aSettleUpPayment(2, {
        ...TO_MARA,
        state: 'undone',
        confirmed_at: PAID.at,
        undone: { at: PAID.at, reason: 'That was for the cinema.' },
      }),
    ];
    const { user } = atTheCosts(aPlan([]), { settled });
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment history' }));
    expect(await dialog.findByText('You paid Ben €12.40')).toBeVisible();
    expect(dialog.getByText(/Undone: That was for the cinema\./)).toBeVisible();
  });

  it("links to the entries behind the reader's balance", async () => {
    const { server, user } = atTheCosts(aPlan([aSettleUpPayment(1)], [aStand(MARA, '12.40')]));
    server.on(`GET /api/ledger/entries/${PERSON.roomie}`, ({ query }) => {
      expect(Object.fromEntries(query)).toMatchObject({ account: 'supplies', house: HOUSE });
      const about = { kind: 'settle_up', method: 'cash', note: '' } as const;
      const other = { _id: BEN._id, first_name: 'Ben' };
      return ok({ items: [anEntry(1, { account: 'supplies', amount: '-3.00', about, other })], next_cursor: null });
    });
    await user.click(await screen.findByRole('button', { name: /^Why\?/ }));
    expect(await screen.findByText('Paid to Ben')).toBeVisible();
  });

  it('stays visible to past tenants until they are even', async () => {
    const { server, kept } = atTheCosts(null);
    kept.plan = aPlan([aSettleUpPayment(1, { may: { pay: true } })], [aStand(MARA, '12.40')]);
    const accounts = [{ account: 'supplies', amount: '12.40' }] as const;
    server.on(`GET /api/ledger/balance/${PERSON.roomie}`, () =>
      ok(aBalance(aHouseBalance({ accounts: [...accounts], open: [] }))),
    );
    const there = within(await screen.findByRole('region', { name: 'Settle up in Lindenhof' }));
    expect(await there.findByText('You pay Ben €12.40')).toBeVisible();
  });
});
