import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createStore } from '../../../../app/store.ts';
import { loadWords } from '../../../../i18n/i18n.ts';
import { agreementOf, settlementOf } from '../../../../test/agreements.ts';
import { FakeServer, nothing, ok, refuse } from '../../../../test/fake-server.ts';
import { signIn } from '../../../../test/people.ts';
import { SettlementView } from './settlement-view.tsx';

const [NOTICE, EARLIER] = ['2026-06-30', '2026-06-10'];
const LEASE = agreementOf({ type: 'lease', state: 'pre_released', release_date: NOTICE });
const SETTLEMENT = `/api/leases/${LEASE._id}/settlement` as const;
const RELEASE = `/api/roomies/releaselease/${LEASE.party._id}` as const;
const isEarlier = (query: URLSearchParams): boolean => query.get('left_on') === EARLIER;

/** A settlement whose answer for the earlier day a test decides. */
async function show(answer: () => Promise<Response>) {
  await loadWords('leases', 'member');
  signIn('homeowner');
  const server = new FakeServer()
    .on(`GET /api/agreements/${LEASE._id}`, () => ok(LEASE))
    .on(`GET ${SETTLEMENT}`, ({ query }) => (isEarlier(query) ? answer() : ok(settlementOf({ left_on: NOTICE }))))
    .on(`PUT ${RELEASE}`, nothing)
    .install();
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <SettlementView id={LEASE._id} below={() => null} />
      </MemoryRouter>
    </Provider>,
  );
  const lastDay = await screen.findByLabelText('Last day');
  fireEvent.change(lastDay, { target: { value: EARLIER } });
  return { server, user: userEvent.setup() };
}
const release = () => screen.findByRole('button', { name: /Release the lease/ });

describe('a settlement', () => {
  it('is not confirmed before it is counted for the day that was chosen', async () => {
    const counted = Promise.withResolvers<undefined>();
    const { server, user } = await show(async () => {
      await counted.promise;
      return ok(settlementOf({ left_on: EARLIER, sha256: 'e'.repeat(64) }));
    });
    await waitFor(() => {
      expect(server.asked.some(({ path, query }) => path === SETTLEMENT && isEarlier(query))).toBe(true);
    });
    expect(await release()).toBeDisabled();
    counted.resolve(undefined);
    await waitFor(async () => {
      expect(await release()).toBeEnabled();
    });
    await user.click(await release());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Release the lease' }));
    await waitFor(() => {
      expect(server.times('PUT', RELEASE)).toBe(1);
    });
    expect(server.asked.find(({ path }) => path === RELEASE)?.body).toMatchObject({
      ...{ left_on: EARLIER, settlement_sha256: 'e'.repeat(64) },
    });
  });

  it('says why it cannot be counted for that day', async () => {
    await show(() => Promise.resolve(refuse('conflict', 'The lease began later.')));
    expect(await screen.findByText('The lease began later.')).toBeVisible();
    expect(await release()).toBeDisabled();
  });
});
