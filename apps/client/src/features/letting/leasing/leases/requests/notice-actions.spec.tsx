import type { LeaseEnd, LeaseRequest } from '@common-roof/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { leaseEndOf } from '#test/agreements.ts';
import { FakeServer, nothing, ok } from '#test/fake-server.ts';
import { idOf, signIn } from '#test/people.ts';
import { NoticeActions } from './notice-actions.tsx';

const ROOMIE = idOf(40);
const REQUEST: LeaseRequest = {
  _id: idOf(41),
  kind: 'earlier_end',
  by: 'homeowner',
  at: '2026-05-30T08:00:00.000Z',
  last_day: '2026-06-10',
  reason: 'The room is needed.',
};
const PATH = `/api/leases/requests/${REQUEST._id}` as const;

async function show(end: LeaseEnd, party: LeaseRequest['by']) {
  await loadWords('leases', 'member');
  signIn(party === 'tenant' ? 'roomie' : 'homeowner');
  const server = new FakeServer()
    .on(`PUT ${PATH}`, () => ok(leaseEndOf()))
    .on(`DELETE ${PATH}`, () => ok(leaseEndOf()))
    .on(`PUT /api/roomies/rollbackrelease/${ROOMIE}`, nothing)
    .install();
  render(
    <Provider store={createStore()}>
      <NoticeActions end={end} roomieId={ROOMIE} party={party} name="Omar" />
    </Provider>,
  );
  return { server, user: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('a notice', () => {
  it('can be withdrawn by the party that gave it', async () => {
    const { server, user } = await show(leaseEndOf(), 'tenant');
    await user.click(await screen.findByRole('button', { name: 'Withdraw notice: Omar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw notice' }));
    await waitFor(() => {
      expect(server.times('PUT', `/api/roomies/rollbackrelease/${ROOMIE}`)).toBe(1);
    });
    expect(button(/to continue the lease/)).toBeNull();
  });

  it("needs the other party's consent to be withdrawn", async () => {
    await show(leaseEndOf(), 'homeowner');
    expect(button('Ask to continue the lease: Omar')).toBeVisible();
    expect(button('Ask for an earlier day: Omar')).toBeVisible();
    expect(button(/Withdraw notice/)).toBeNull();
  });
});

describe("the other party's request", () => {
  it('shows its reason, and is accepted after the consequence was shown', async () => {
    const { server, user } = await show(leaseEndOf({ request: REQUEST }), 'tenant');
    expect(screen.getByText(/^Omar asks to end the lease earlier: on /)).toBeVisible();
    expect(screen.getByText('“The room is needed.”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Agree' }));
    await waitFor(() => {
      expect(server.asked.find(({ path }) => path === PATH)?.body).toEqual({ accept: true });
    });
  });

  it('is declined at once', async () => {
    const { server, user } = await show(leaseEndOf({ request: REQUEST }), 'tenant');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => {
      expect(server.asked.find(({ path }) => path === PATH)?.body).toEqual({ accept: false });
    });
  });
});

it('can be withdrawn by the party that made it', async () => {
  const { server, user } = await show(leaseEndOf({ request: REQUEST }), 'homeowner');
  expect(screen.getByText(/^You asked Omar on .+ to end the lease on .+\. It counts once they agree\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => {
    expect(server.times('DELETE', PATH)).toBe(1);
  });
});
