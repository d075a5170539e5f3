import type { HouseBalance, LedgerEntry, Payment, ReportedPayment, RoomiePublic } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { aBalance, aHouseBalance, anOpenRent, aPayment, aPaymentEntry } from '#test/money.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { monthsAround } from './months-around.ts';
import { paidBy } from './paid-by.ts';

const ADD = `/api/roomies/addpayment/${PERSON.roomie}` as const;

/** A past tenant. */
const MARA: RoomiePublic = {
  _id: PERSON.roomie,
  first_name: 'Mara',
  last_name: 'Lindqvist',
  photo: null,
  house: null,
  room: null,
  room_name: null,
  points: null,
  email: null,
  phone: null,
  starts_on: null,
  tenancy_state: null,
  has_lease: null,
  emergency_contact: null,
  away: null,
  rent: null,
  rent_period: null,
  currency: null,
  comments: null,
  note: null,
  has_joined: null,
};

function atARoomie(given: { houses?: HouseBalance[]; entries?: LedgerEntry[]; payments?: Payment[] } = {}) {
  signIn('homeowner');
  const kept = { houses: given.houses ?? [aHouseBalance()], entries: given.entries ?? [] };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on(`GET /api/roomies/by-id/${PERSON.roomie}`, () => ok(MARA))
    .on(`GET /api/ledger/balance/${PERSON.roomie}`, () => ok(aBalance(...kept.houses)))
    .on(`GET /api/ledger/entries/${PERSON.roomie}`, () => ok({ items: kept.entries, next_cursor: null }));
  for (const payment of given.payments ?? []) server.on(`GET /api/payments/${payment._id}`, () => ok(payment));
  return { server, kept, ...renderApp(`/edit-tenant?id=${PERSON.roomie}`) };
}

type Stage = ReturnType<typeof atARoomie>;

const panel = async () => within(await screen.findByRole('region', { name: 'Balance of Mara' }));
const sent = (server: Stage['server'], path: string) =>
  server.asked.filter((asked) => asked.method === 'PUT' && asked.path === path).map(({ body }) => body);

async function toEnter({ user }: Stage) {
  await user.click(await (await panel()).findByRole('button', { name: 'Enter a payment' }));
  return within(await screen.findByRole('dialog', { name: 'What did Mara pay?' }));
}

async function toThePayment({ user }: Stage) {
  await user.click(await (await panel()).findByRole('button', { name: 'Statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mara’s statement' }));
  await user.click(await dialog.findByRole('button', { name: /^Show details: Payment, / }));
  return dialog;
}

describe('a payment entered by a homeowner', () => {
  it('is the whole open amount by default, and shows what it pays', async () => {
    const stage = atARoomie();
    const { server, kept, user } = stage;
    const dialog = await toEnter(stage);
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    expect(amount).toHaveValue('180.00');
    expect(dialog.getByText('For Lindenhof. Mara gets a message and a receipt.')).toBeVisible();
    expect(dialog.getByText('Rent for November 2026: €180.00 (paid in full)')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '100');
    expect(dialog.getByText('Rent for November 2026: €100.00 of €180.00')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'Cash');
    server.on(`PUT ${ADD}`, () => {
      const accounts = [{ account: 'rent' as const, amount: '80.00' }];
      kept.houses = [aHouseBalance({ total: '80.00', accounts, open: [anOpenRent({ left: '80.00' })] })];
      return ok(aPayment(1, { amount: '100.00' }));
    });
    await user.click(dialog.getByRole('button', { name: 'Enter the payment' }));
    expect(await screen.findByText('€100.00 from Mara entered.')).toBeVisible();
    expect(await (await panel()).findByText('€80.00')).toBeVisible();
    expect(sent(server, ADD)).toMatchObject([
      { payment: { amount: '100.00', method: 'cash', currency: 'EUR', house_id: HOUSE } },
    ]);
  });

  it('can be for one subject only', async () => {
    const deposit = anOpenRent({ _id: idOf(802), account: 'deposit', left: '900.00', about: { kind: 'deposit_due' } });
    const stage = atARoomie({ houses: [aHouseBalance({ open: [anOpenRent(), deposit] })] });
    const dialog = await toEnter(stage);
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('1080.00');
    await stage.user.selectOptions(dialog.getByRole('combobox', { name: 'For' }), 'Deposit');
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('900.00');
    expect(dialog.queryByText(/^Rent for /)).toBeNull();
    stage.server.on(`PUT ${ADD}`, () => ok(aPayment(1)));
    await stage.user.click(dialog.getByRole('button', { name: 'Enter the payment' }));
    expect(await screen.findByText('€900.00 from Mara entered.')).toBeVisible();
    expect(sent(stage.server, ADD)).toMatchObject([{ payment: { amount: '900.00', account: 'deposit' } }]);
  });

  it('keeps the input if it is rejected', async () => {
    const stage = atARoomie();
    const dialog = await toEnter(stage);
    stage.server.on(`PUT ${ADD}`, () => refuse('conflict', 'This house is archived.'));
    await stage.user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'In person');
    await stage.user.click(dialog.getByRole('button', { name: 'Enter the payment' }));
    expect(await dialog.findByText('This house is archived.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('In person');
  });
});

describe('a payment a roomie has already reported', () => {
  it("is confirmed from the form, so that it doesn't count twice", async () => {
    const reported: ReportedPayment = {
      _id: idOf(870),
      state: 'reported',
      version: 3,
      amount: '180.00',
      currency: 'EUR',
      method: 'cash',
      paid_on: '2026-11-20',
      note: '',
      reported_at: '2026-11-20T09:00:00.000Z',
      reason: '',
    };
    const stage = atARoomie({ houses: [aHouseBalance({ reported })] });
    const confirm = `/api/payments/reported/${reported._id}/confirm` as const;
    stage.server.on(`PUT ${confirm}`, () => {
      stage.kept.houses = [aHouseBalance({ reported: null, open: [] })];
      return ok({ ...reported, state: 'confirmed' });
    });
    const dialog = await toEnter(stage);
    expect(
      dialog.getByText(/^Mara says they paid €180\.00 .* If this is the same payment, confirm it instead/),
    ).toBeVisible();
    await stage.user.click(dialog.getByRole('button', { name: 'It arrived' }));
    expect(await screen.findByText('€180.00 from Mara entered.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'What did Mara pay?' })).toBeNull();
    expect(sent(stage.server, confirm)).toEqual([{ version: 3 }]);
  });
});

describe('an entered payment', () => {
  it('opens into the dues it paid, and its receipt', async () => {
    const dialog = await toThePayment(atARoomie({ entries: [aPaymentEntry(1)], payments: [aPayment(1)] }));
    expect(await dialog.findByText('Paid: Rent €300.00')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download the receipt' })).toBeVisible();
  });

  it('says that its receipt is being prepared', async () => {
    const entered = aPayment(1, { has_receipt: false });
    const dialog = await toThePayment(atARoomie({ entries: [aPaymentEntry(1)], payments: [entered] }));
    expect(await dialog.findByText('Creating the receipt …')).toBeVisible();
  });

  it('is reversed with a reason', async () => {
    const stage = atARoomie({ entries: [aPaymentEntry(1)], payments: [aPayment(1)] });
    const { server, user } = stage;
    const dialog = await toThePayment(stage);
    await user.click(await dialog.findByRole('button', { name: 'Take back' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Take back the payment of €300.00?' }));
    const path = `/api/payments/${aPayment(1)._id}/void` as const;
    server.on(`PUT ${path}`, () => ok(aPayment(1)));
    await user.click(asked.getByRole('button', { name: 'Take back' }));
    expect(asked.getByText('Enter a reason.')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: 'Why?' }), 'Entered twice');
    await user.click(asked.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Payment of €300.00 taken back.')).toBeVisible();
    expect(sent(server, path)).toEqual([{ reason: 'Entered twice' }]);
  });
});

describe('the dues an amount pays', () => {
  it('are the oldest first, and the rest is credit', () => {
    const open = [anOpenRent(), anOpenRent({ _id: idOf(801), left: '480.00' })];
    const shareOf = (amount: string) => {
      const { parts, rest } = paidBy(amount, open, 'EUR');
      return [parts.map((part) => [part.amount, part.isAll]), rest];
    };
    expect(shareOf('200.00')).toEqual([
      [
        ['180.00', true],
        ['20.00', false],
      ],
      '0.00',
    ]);
    expect(shareOf('700.00')).toEqual([
      [
        ['180.00', true],
        ['480.00', true],
      ],
      '40.00',
    ]);
  });
});

describe('the months a payment can be for', () => {
  it('are one year back and the next two months, also around New Year', () => {
    const months = monthsAround('2026-12-31');
    expect([months.at(0), months.at(2), months.at(-1), months.length]).toEqual(['2027-02', '2026-12', '2025-12', 15]);
  });
});
