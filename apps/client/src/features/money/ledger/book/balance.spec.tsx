import type { HouseBalance, LedgerEntry } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { aBalance, aHouseBalance, anEntry, anOpenRent, aPaymentEntry } from '#test/money.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const BALANCE = `/api/ledger/balance/${PERSON.roomie}` as const;

/** Renders the costs page of a person without a home, which shows only their balance. */
function atTheCosts(given: { houses?: HouseBalance[]; entries?: LedgerEntry[] } = {}) {
  signIn('roomie');
  const kept = { houses: given.houses ?? [], entries: given.entries ?? [] };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/houses/all', () => ok({ items: [], next_cursor: null }))
    .on(`GET ${BALANCE}`, () => ok(aBalance(...kept.houses)))
    .on(`GET /api/ledger/entries/${PERSON.roomie}`, () => ok({ items: kept.entries, next_cursor: null }));
  return { server, kept, live, ...renderApp('/supplies') };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Your balance' }));

describe("a roomie's balance", () => {
  it('is settled if there are no entries', async () => {
    atTheCosts();
    expect(await (await panel()).findByText('Nothing is owed.')).toBeVisible();
    expect((await panel()).queryByRole('button')).toBeNull();
  });

  it('is one figure, with overdue and next amounts', async () => {
    const next = anOpenRent({ _id: idOf(801), due_on: '2026-12-01', left: '480.00', days_late: 0 });
    const accounts = [{ account: 'rent' as const, amount: '660.00' }];
    atTheCosts({ houses: [aHouseBalance({ total: '660.00', accounts, open: [anOpenRent(), next] })] });
    const owed = await panel();
    expect(await owed.findByText('€660.00')).toBeVisible();
    expect(owed.getByText('You owe the homeowner')).toBeVisible();
    expect(owed.getByText('€180.00 of it is overdue')).toBeVisible();
    expect(owed.getByText(/^Next due: €480\.00 on /)).toBeVisible();
  });

  it("is never offset against housemates' debts: each has its own figure", async () => {
    const accounts = [
      { account: 'supplies' as const, amount: '-60.63' },
      { account: 'utilities' as const, amount: '26.58' },
    ];
    atTheCosts({ houses: [aHouseBalance({ total: '-34.05', open: [], accounts })] });
    const owed = await panel();
    expect(await owed.findByText('€60.63')).toBeVisible();
    expect(owed.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'You owe the homeowner',
      'Housemates owe you',
    ]);
    expect(owed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€26.58', '€60.63']);
    expect(owed.queryByText('€34.05')).toBeNull();
  });

  it('opens into open dues, days overdue, and how to pay', async () => {
    const { user } = atTheCosts({ houses: [aHouseBalance()] });
    const owed = await panel();
    await user.click(await owed.findByRole('button', { name: 'Show details' }));
    const open = within(await owed.findByRole('region', { name: 'Still to pay' })).getByRole('listitem');
    expect(open).toHaveTextContent('Rent for November 2026');
    expect(open).toHaveTextContent('of €480.00');
    expect(open).toHaveTextContent('22 days overdue');
    expect(within(owed.getByRole('region', { name: 'By account' })).getByRole('listitem')).toHaveTextContent('Rent');
    expect(owed.getByText('Lindenhof 00000001')).toBeVisible();
  });

  it('is shown for each house, including credits', async () => {
    const ulm = { _id: idOf(101), name: 'Ulmenhof' };
    const owing = aHouseBalance({ house: ulm, total: '-12.50', open: [], credit: '12.50' });
    atTheCosts({ houses: [aHouseBalance(), { ...owing, accounts: [{ account: 'supplies', amount: '-12.50' }] }] });
    const owed = await panel();
    expect(await owed.findByRole('heading', { name: 'Lindenhof' })).toBeVisible();
    expect(owed.getByRole('heading', { name: 'Ulmenhof' })).toBeVisible();
    expect(owed.getByText('€12.50')).toBeVisible();
    expect(owed.getByText('Housemates owe you')).toBeVisible();
  });

  it("doesn't call a share of a purchase overdue", async () => {
    const share = anOpenRent({
      account: 'supplies',
      left: '2.25',
      about: { kind: 'supply', name: 'Dish soap', price: '4.50', sharers: 2 },
    });
    const { user } = atTheCosts({ houses: [aHouseBalance({ total: '2.25', open: [share] })] });
    const owed = await panel();
    await user.click(await owed.findByRole('button', { name: 'Show details' }));
    expect(await owed.findByText('Share of Dish soap')).toBeVisible();
    expect(owed.queryByText(/late/)).toBeNull();
  });

  it('updates live', async () => {
    const { live, kept } = atTheCosts({ houses: [aHouseBalance()] });
    const owed = await panel();
    expect(await owed.findByText('€180.00')).toBeVisible();
    kept.houses = [aHouseBalance({ total: '0.00', open: [], accounts: [{ account: 'rent', amount: '0.00' }] })];
    live.push('money:changed', { house_id: HOUSE, roomie_ids: [PERSON.roomie] });
    expect(await owed.findByText('Nothing is owed.')).toBeVisible();
    expect(owed.queryByRole('button', { name: 'Show details' })).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    const { server, user } = atTheCosts();
    server.on(`GET ${BALANCE}`, () => refuse('not_found', 'Later.'));
    const owed = await panel();
    const again = await owed.findByRole('button', { name: 'Try again' });
    server.on(`GET ${BALANCE}`, () => ok(aBalance(aHouseBalance())));
    await user.click(again);
    expect(await owed.findByText('€180.00')).toBeVisible();
  });
});

describe('the costs page of a past tenant', () => {
  it('requests costs without the house, which would be rejected', async () => {
    signIn('roomie');
    const me = meOf('roomie');
    if (me.userData.account_type !== 'roomie') throw new Error('not a roomie');
    const server = aServer()
      .on('GET /api/me', () => ok({ ...me, userData: { ...me.userData, house: null, room: null } }))
      .on(`GET ${BALANCE}`, () => ok(aBalance(aHouseBalance())));
    renderApp('/supplies');
    expect(await (await panel()).findByText('€180.00')).toBeVisible();
    expect(server.times('GET', '/api/houses/all')).toBe(0);
  });
});

describe('the ledger entries of a roomie', () => {
  it('show their subject, the running balance, and why something was reversed', async () => {
    const paid = aPaymentEntry(2);
    const reversal = aPaymentEntry(3, {
      amount: '300.00',
      balance: '480.00',
      reverses: paid.journal_id,
      reason: 'Entered twice',
    });
    const { user } = atTheCosts({
      houses: [aHouseBalance()],
      entries: [reversal, { ...paid, reversed_by: reversal.journal_id }, anEntry(1)],
    });
    await user.click(await (await panel()).findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your statement' }));
    const [takesBack, payment, rent] = await dialog.findAllByRole('listitem');
    expect(takesBack).toHaveTextContent('Taken back: Payment');
    expect(takesBack).toHaveTextContent('Entered twice');
    expect(payment).toHaveTextContent('Bank transfer · First part');
    expect(payment).toHaveTextContent('Taken back: Entered twice');
    // Struck through with an element, because screen readers ignore the style.
    expect(within(payment ?? document.body).getByText('Payment').tagName).toBe('S');
    expect(rent).toHaveTextContent('Rent for November 2026');
    expect(rent).toHaveTextContent('Rent after this: €480.00 to pay');
  });
});
