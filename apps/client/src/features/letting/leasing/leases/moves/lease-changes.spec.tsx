import type { AgreementDetail, LeaseEnd } from '@common-roof/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { agreementOf, leaseEndOf, leaseRentOf } from '#test/agreements.ts';
import { FakeServer, ok } from '#test/fake-server.ts';
import { aHouseDetail, aRoom } from '#test/houses.ts';
import { idOf, signIn } from '#test/people.ts';
import { LeaseChanges } from './lease-changes.tsx';

const TERMS = {
  starts_on: '2026-01-01',
  ends_on: null,
  rent: '620.00',
  rent_period: 'month',
  deposit: '400.00',
} as const;
const LEASE = agreementOf({ type: 'lease', title: 'Room lease', state: 'active', terms: TERMS });
const OTHER = idOf(31);

async function show(end: Partial<LeaseEnd>, lease: AgreementDetail = LEASE) {
  await loadWords('leases', 'signing', 'agreements', 'owner');
  signIn('homeowner');
  const inForce = leaseEndOf({ state: 'active', notice: null, ...end });
  const server = new FakeServer()
    .on(`GET /api/leases/${lease._id}/end`, () => ok(inForce))
    .on(`GET /api/leases/${lease._id}/rent`, () => ok(leaseRentOf()))
    .on(`POST /api/leases/${lease._id}/requests`, () => ok(inForce))
    .on(`POST /api/leases/${lease._id}/move`, () => ok(agreementOf({ _id: idOf(32), type: 'lease', state: 'draft' })))
    .on(`GET /api/houses/byId/${lease.house._id}`, () =>
      ok(
        aHouseDetail({
          _id: lease.house._id,
          rooms: [
            aRoom(1, { _id: lease.room._id, room_name: 'East', state: 'occupied' }),
            aRoom(2, { _id: idOf(33), room_name: 'North', state: 'occupied' }),
            aRoom(3, { _id: idOf(34), room_name: 'South', state: 'vacant', let_from: '2099-09-01' }),
            aRoom(4, {
              _id: OTHER,
              room_name: 'West',
              state: 'releasing',
              occupied_until: '2099-06-30',
              rent: '700.00',
            }),
          ],
        }),
      ),
    )
    .install();
  render(
    <MemoryRouter>
      <Provider store={createStore()}>
        <LeaseChanges lease={lease} />
      </Provider>
    </MemoryRouter>,
  );
  return { server, user: userEvent.setup() };
}

describe('an active lease', () => {
  it('moves to a free room, from its first free day, for its rent', async () => {
    const { server, user } = await show({});
    await user.click(await screen.findByRole('button', { name: 'Move to another room' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox', { name: /^Room/ }));
    const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(choices).toEqual([expect.stringMatching(/^West, free from /)]);
    await user.click(screen.getByRole('option'));
    expect(within(dialog).getByLabelText(/^First day/)).toHaveValue('2099-07-01');
    await user.click(within(dialog).getByRole('button', { name: 'Draft the lease' }));
    await waitFor(() => {
      expect(server.asked.find(({ path }) => path === `/api/leases/${LEASE._id}/move`)?.body).toEqual({
        room_id: OTHER,
        starts_on: '2099-07-01',
        rent: '700.00',
        rent_period: 'month',
        deposit: '400.00',
      });
    });
  });

  it("states the roomie's new room, and links to its lease", async () => {
    await show({ move: { room: 'West', from: '2099-07-01', agreement_id: idOf(32) } });
    expect(await screen.findByText(/^Mara Lind moves to West on /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lease for West' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('can be cancelled by agreement before it begins', async () => {
  const { server, user } = await show({ begins_on: '2099-09-01' });
  await user.click(await screen.findByRole('button', { name: 'Ask to cancel the lease: Mara Lind' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  await waitFor(() => {
    expect(server.asked.find(({ path }) => path === `/api/leases/${LEASE._id}/requests`)?.body).toEqual({
      kind: 'cancel_lease',
      reason: '',
    });
  });
});
