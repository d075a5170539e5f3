import type { LeaseRent } from '@common-roof/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { day } from '#lib/dates.ts';
import { agreementOf, leaseEndOf, leaseRentOf, rentChangeOf } from '#test/agreements.ts';
import { FakeServer, ok } from '#test/fake-server.ts';
import { signIn } from '#test/people.ts';
import { OwnRent } from './own-rent.tsx';
import { RentOfLease } from './rent-of-lease.tsx';

const LEASE = agreementOf({ type: 'lease', title: 'Room lease', state: 'active' });
const CHANGE = rentChangeOf();
const on = (isoDate: string): string => day(isoDate, 'en');

async function show(side: 'roomie' | 'homeowner', rent: Partial<LeaseRent>) {
  await loadWords('leases', 'signing');
  signIn(side);
  const stated = leaseRentOf({ agreement_id: LEASE._id, ...rent });
  const server = new FakeServer()
    .on(`GET /api/leases/${LEASE._id}/rent`, () => ok(stated))
    .on(`GET /api/leases/${LEASE._id}/end`, () => ok(leaseEndOf({ state: 'active', notice: null })))
    .on(`POST /api/leases/${LEASE._id}/rent-changes`, () => ok(stated))
    .on(`PUT /api/leases/rent-changes/${CHANGE._id}`, () => ok(stated))
    .on(`DELETE /api/leases/rent-changes/${CHANGE._id}`, () => ok(stated))
    .install();
  render(
    <MemoryRouter>
      <Provider store={createStore()}>
        {side === 'roomie' ? <OwnRent lease={LEASE} /> : <RentOfLease lease={LEASE} />}
      </Provider>
    </MemoryRouter>,
  );
  const bodyOf = (method: string) => server.asked.find((each) => each.method === method)?.body;
  return { user: userEvent.setup(), bodyOf, server };
}

const announced = { changes: [CHANGE], possible: null };

it('a homeowner announces a higher rent from a possible day, and sees what is paid before and after', async () => {
  const { user, bodyOf } = await show('homeowner', {});
  await user.click(await screen.findByRole('button', { name: 'Change the rent' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(new RegExp(`Earliest: ${on('2027-02-01')}`))).toBeVisible();
  const days = () => within(dialog).getAllByRole('option');
  await user.type(within(dialog).getByLabelText(/^New rent/), '480');
  expect(days()).toHaveLength(4);
  await user.clear(within(dialog).getByLabelText(/^New rent/));
  await user.type(within(dialog).getByLabelText(/^New rent/), '520');
  expect(days()).toHaveLength(2);
  expect(within(dialog).getByText('£520.00')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Announce the rent' }));
  await waitFor(() => {
    expect(bodyOf('POST')).toEqual({ from: '2027-02-01', rent: '520.00' });
  });
});

it('a fixed term allows a lower rent only', async () => {
  const possible = { ...leaseRentOf().possible, higher_from: null } as LeaseRent['possible'];
  const { user } = await show('homeowner', { possible, term_ends_on: '2027-12-31' });
  await user.click(await screen.findByRole('button', { name: 'Change the rent' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(new RegExp(`fixed term until ${on('2027-12-31')}`))).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^New rent/), '520');
  expect(within(dialog).getByRole('button', { name: 'Announce the rent' })).toBeDisabled();
});

it('a homeowner reads an objection, and withdraws the announcement', async () => {
  const answer = { said: 'objected', objection: 'Too much.', at: '2026-11-21T08:00:00.000Z' } as const;
  const { user, server } = await show('homeowner', { ...announced, changes: [rentChangeOf({ answer })] });
  expect(await screen.findByText(/doesn’t agree: “Too much\.”/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the rent' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => {
    expect(server.asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

describe('a roomie', () => {
  it('acknowledges an announced rent', async () => {
    const { user, bodyOf } = await show('roomie', announced);
    expect(await screen.findByText(`From ${on('2027-02-01')} your rent is £520.00 instead of £500.00.`)).toBeVisible();
    expect(screen.getByText(`Notice was given on ${on('2026-11-20')}.`)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Give notice' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I’ve seen it' }));
    await waitFor(() => {
      expect(bodyOf('PUT')).toEqual({ said: 'acknowledged' });
    });
  });

  it('says why they don’t agree', async () => {
    const { user, bodyOf } = await show('roomie', announced);
    await user.click(await screen.findByRole('button', { name: 'I don’t agree' }));
    await user.type(await screen.findByLabelText(/^Your reason/), 'Too much.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(bodyOf('PUT')).toEqual({ said: 'objected', objection: 'Too much.' });
    });
  });

  it('sees nothing without one', async () => {
    const { server } = await show('roomie', {});
    await waitFor(() => {
      expect(server.asked.some(({ path }) => path.endsWith('/rent'))).toBe(true);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
