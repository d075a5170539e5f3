import type { BankDetailsOfHouse, HouseBalance } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { aBalance, aHouseBalance } from '#test/money.ts';
import { meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const PATH = `/api/payments/bank-details/${HOUSE}` as const;
const IBAN = 'DE89370400440532013000';

function atTheHouse(given: BankDetailsOfHouse) {
  signIn('homeowner');
  const kept = { details: given };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail()))
    .on(`GET ${PATH}`, () => ok(kept.details));
  return { server, kept, ...renderApp(`/house?id=${HOUSE}`) };
}

describe('the bank details of a house', () => {
  it('need a valid IBAN, shown in groups of four', async () => {
    const { server, kept, user } = atTheHouse({ details: null, version: 0, changed_at: null });
    server.on(`PUT ${PATH}`, () => {
      kept.details = { details: { holder: 'Helen', iban: IBAN }, version: 1, changed_at: '2026-11-20T10:00:00.000Z' };
      return ok(kept.details);
    });
    await user.click(await screen.findByRole('button', { name: 'Add an account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where payments go' });
    await user.type(within(dialog).getByLabelText('Account holder'), 'Helen');
    await user.type(within(dialog).getByLabelText('IBAN'), 'DE88370400440532013000');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('This isn’t an IBAN. Check the digits.')).toBeVisible();
    expect(server.times('PUT', PATH)).toBe(0);
    await user.clear(within(dialog).getByLabelText('IBAN'));
    await user.type(within(dialog).getByLabelText('IBAN'), IBAN);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/DE89 3704 0044 0532 0130 00/)).toBeVisible();
    const sent = server.asked.findLast(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ version: 0, details: { holder: 'Helen', iban: IBAN } });
  });

  it('report a change made elsewhere', async () => {
    const { server, user } = atTheHouse({ details: { holder: 'Helen', iban: IBAN }, version: 1, changed_at: null });
    server.on(`PUT ${PATH}`, () => refuse('stale_version', 'This has changed since you opened it.'));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where payments go' });
    await user.type(within(dialog).getByLabelText('Account holder'), ' A');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('This has changed since you opened it.')).toBeVisible();
  });
});

describe('how to pay', () => {
  const open = async (more: Partial<HouseBalance>) => {
    signIn('roomie');
    aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
      .on(`GET /api/ledger/balance/${PERSON.roomie}`, () => ok(aBalance(aHouseBalance(more))));
    const shown = renderApp('/supplies');
    await screen.findAllByText(/180.00/);
    return shown;
  };

  it('has a code to scan, and each detail to copy', async () => {
    const { user } = await open({ pay_to: { holder: 'Helen', iban: IBAN } });
    await user.click(await screen.findByRole('button', { name: 'How to pay' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay for Lindenhof' });
    expect(within(dialog).getByRole('img', { name: 'Payment code for €180.00' })).toBeVisible();
    await user.clear(within(dialog).getByLabelText('Amount'));
    await user.type(within(dialog).getByLabelText('Amount'), '50');
    expect(within(dialog).getByRole('img', { name: 'Payment code for €50.00' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Copy: IBAN' }));
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe(IBAN);
    });
  });

  it('has no code in another currency, because none is defined', async () => {
    const { user } = await open({ pay_to: { holder: 'Helen', iban: IBAN }, currency: 'GBP' });
    await user.click(await screen.findByRole('button', { name: 'How to pay' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay for Lindenhof' });
    expect(within(dialog).queryByRole('img')).toBeNull();
  });

  it("isn't offered without bank details", async () => {
    await open({ pay_to: null });
    expect(screen.queryByRole('button', { name: 'How to pay' })).toBeNull();
  });
});
