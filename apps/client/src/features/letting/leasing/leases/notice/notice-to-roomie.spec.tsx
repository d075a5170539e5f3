import { screen, waitFor, within } from '@testing-library/react';

import { agreementOf, leaseEndOf } from '#test/agreements.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const leaseOf = (number: number, name: string) =>
  agreementOf({
    _id: idOf(number),
    type: 'lease',
    state: 'active',
    party: { kind: 'roomie', _id: idOf(number + 1), name },
  });
const RAVI = leaseOf(20, 'Ravi Menon');
const ROSA = leaseOf(30, 'Rosa Alvarez');
const noticeTo = ({ party }: typeof RAVI) => `PUT /api/roomies/prerelease/${party._id}` as const;

describe("a homeowner's notice", () => {
  it('stays with its roomie while that lease leaves the list', async () => {
    signIn('homeowner');
    const live = new FakeLive();
    let active = [RAVI, ROSA];
    const isUnderNotice = 'Notice was given on this lease.';
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('homeowner')))
      .on('GET /api/houses/all', () => ok({ items: [], next_cursor: null }))
      .on('GET /api/roomies/homeowner-agreements', ({ query }) =>
        ok({ items: query.get('state') === 'active' ? active : [], next_cursor: null }),
      )
      .on(`GET /api/leases/${RAVI._id}/end`, () => ok(leaseEndOf({ agreement_id: RAVI._id, notice: null })))
      .on(`GET /api/leases/${ROSA._id}/end`, () => ok(leaseEndOf({ agreement_id: ROSA._id, notice: null })))
      .on(noticeTo(RAVI), () => refuse('conflict', isUnderNotice));
    const { user } = renderApp('/releasing');
    await user.click(await screen.findByRole('button', { name: 'Give notice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give Ravi Menon notice' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'I sell the house.');

    // Ravi gives notice himself.
    active = [ROSA];
    live.push('agreement:changed', { agreement_id: RAVI._id });
    await waitFor(() => {
      expect(screen.queryByRole('option', { name: /^Ravi/, hidden: true })).not.toBeInTheDocument();
    });
    expect(screen.getByRole('dialog', { name: 'Give Ravi Menon notice' })).toBe(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Give notice' }));
    expect(await within(dialog).findByText(isUnderNotice)).toBeInTheDocument();
    expect(server.times(...(noticeTo(ROSA).split(' ') as ['PUT', string]))).toBe(0);
  });
});
