import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createStore } from '#app/store.ts';
import { loadWords } from '#i18n/i18n.ts';
import { agreementOf, leaseEndOf, settlementOf } from '#test/agreements.ts';
import { FakeServer, nothing, ok, refuse } from '#test/fake-server.ts';
import { signIn } from '#test/people.ts';
import { SettlementView } from './settlement-view.tsx';

const [NOTICE, EARLIER] = ['2026-06-30', '2026-06-10'];
const LEASE = agreementOf({ type: 'lease', state: 'pre_released', release_date: NOTICE });
const SETTLEMENT = `/api/leases/${LEASE._id}/settlement` as const;
const REQUESTS = `/api/leases/${LEASE._id}/requests` as const;
const RELEASE = `/api/roomies/releaselease/${LEASE.party._id}` as const;
const isEarlier = (query: URLSearchParams): boolean => query.get('left_on') === EARLIER;

/** Renders a settlement; the test decides the answer for the earlier day. */
async function show(answer: () => Response) {
  await loadWords('leases', 'member');
  signIn('homeowner');
  const server = new FakeServer()
    .on(`GET /api/agreements/${LEASE._id}`, () => ok(LEASE))
    .on(`GET /api/leases/${LEASE._id}/end`, () => ok(leaseEndOf()))
    .on(`GET ${SETTLEMENT}`, ({ query }) => (isEarlier(query) ? answer() : ok(settlementOf({ left_on: NOTICE }))))
    .on(`POST ${REQUESTS}`, () => ok(leaseEndOf()))
    .on(`PUT ${RELEASE}`, nothing)
    .install();
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <SettlementView id={LEASE._id} below={() => null} />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByLabelText('Last day');
  return { server, user: userEvent.setup() };
}
const chooseEarlier = (): void => {
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: EARLIER } });
};
const release = () => screen.findByRole('button', { name: /Release the lease/ });

describe('a lease settlement', () => {
  it('is confirmed on the day of the notice, as it was seen', async () => {
    const { server, user } = await show(() => ok(settlementOf()));
    await user.click(await release());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Release the lease' }));
    await waitFor(() => {
      expect(server.times('PUT', RELEASE)).toBe(1);
    });
    expect(server.asked.find(({ path }) => path === RELEASE)?.body).toMatchObject({
      left_on: NOTICE,
      settlement_sha256: 'c'.repeat(64),
    });
  });

  it("needs the roomie's consent for an earlier day", async () => {
    const { server, user } = await show(() => ok(settlementOf({ left_on: EARLIER })));
    chooseEarlier();
    expect(await release()).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: `Ask ${LEASE.party.name} to agree` }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Last day')).toHaveValue(EARLIER);
    await user.type(within(dialog).getByLabelText(/^Reason/), 'The room is needed.');
    await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
    await waitFor(() => {
      expect(server.asked.find(({ path }) => path === REQUESTS)?.body).toEqual({
        kind: 'earlier_end',
        last_day: EARLIER,
        reason: 'The room is needed.',
      });
    });
  });

  it("states the part of the deposit that wasn't entered as paid, and where to enter it", async () => {
    await show(() => ok(settlementOf({ left_on: EARLIER, deposit: '150.00' })));
    expect(screen.queryByRole('link', { name: 'Enter a payment' })).not.toBeInTheDocument();
    chooseEarlier();
    expect(await screen.findByText(/^Only £150.00 of the £400.00 deposit is entered as paid/)).toBeVisible();
    expect(screen.getByText('£150.00 of £400.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter a payment' })).toHaveAttribute(
      'href',
      `/edit-tenant?id=${LEASE.party._id}`,
    );
  });

  it("explains why a day can't be calculated", async () => {
    await show(() => refuse('conflict', 'The lease began later.'));
    chooseEarlier();
    expect(await screen.findByText('The lease began later.')).toBeVisible();
    expect(await release()).toBeDisabled();
  });
});
