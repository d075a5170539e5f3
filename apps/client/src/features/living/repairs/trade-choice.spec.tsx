import type { RepairDetail } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aRepair } from '#test/repairs.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const repair = aRepair(1, { assignable: [], can: { decide: true } });
const ID = repair._id;
const LINK = `https://common-roof.test/repair?token=${'A'.repeat(43)}`;

/** The repair as its homeowner opens it. */
function atTheRepair(first: Partial<RepairDetail> = {}) {
  signIn('homeowner');
  const now = { ...repair, ...first };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/repairs', () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/repairs/${ID}`, () => ok(now))
    .on(`GET /api/repairs/${ID}/link`, () => ok({ url: LINK }))
    .on(`PUT /api/repairs/${ID}/decision`, () => ok({ ...now, state: 'accepted' }));
  return { server, ...renderApp(`/repairs?repair=${ID}`) };
}

describe('a tradesperson instead of a neatkeeper', () => {
  it('is named when the homeowner accepts, with or without an address', async () => {
    const { server, user } = atTheRepair();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept “The tap drips”' }));
    await user.selectOptions(dialog.getByLabelText('Who takes care of it?'), 'A tradesperson');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText(/^Enter a name/)).toBeVisible();
    await user.type(dialog.getByLabelText('Their name'), 'Tap & Son');
    await user.type(dialog.getByLabelText('Their e-mail (optional)'), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('Enter an e-mail address.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Their e-mail (optional)'));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => {
      expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
        decision: 'accept',
        version: 3,
        assignee_id: null,
        trade: { name: 'Tap & Son', email: null },
        visit: null,
      });
    });
  });

  it('is shown with the repair, whose homeowner can copy the link', async () => {
    const { can: before } = repair;
    const can = { ...before, decide: false, plan: true, finish: true };
    const trade = { name: 'Tap & Son', email: null, has_link: true };
    const { user } = atTheRepair({ state: 'accepted', can, trade });
    expect(await screen.findByText('Tap & Son is taking care of it')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More about The tap drips' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy the link for Tap & Son' }));
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe(LINK);
    });
  });

  it('has no link to copy for those who only read', async () => {
    atTheRepair({
      state: 'accepted',
      can: { ...repair.can, decide: false },
      trade: { name: 'Tap & Son', email: null, has_link: false },
    });
    expect(await screen.findByText('Tap & Son is taking care of it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More about The tap drips' })).not.toBeInTheDocument();
  });
});
