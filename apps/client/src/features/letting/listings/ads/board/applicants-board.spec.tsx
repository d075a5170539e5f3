import type { Applicant, ApplicantState } from '@common-roof/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';

import { anAd } from '#test/ads.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const AD = idOf(700);

const ad = anAd();

const applicant = (state: ApplicantState, version: number): Applicant => ({
  _id: idOf(710),
  ad_id: AD,
  first_name: 'Mara',
  last_name: 'Lind',
  email: 'mara@apply.test',
  phone: null,
  message: 'I cook on Sundays.',
  wished_from: null,
  answers: [],
  state,
  version,
  applied_at: '2026-05-02T10:00:00.000Z',
  moved_at: null,
  suggested_by: null,
});

function aBoard(state: ApplicantState = 'new') {
  signIn('homeowner');
  let now = applicant(state, 1);
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on(`GET /api/wds/mine/${AD}`, () => ok(ad))
    .on(`GET /api/wds/${AD}/applicants`, () => ok({ items: [now], next_cursor: null }))
    .on(`PUT /api/wds/applicants/${now._id}`, ({ body }) => {
      now = applicant((body as { to: ApplicantState }).to, now.version + 1);
      return ok(now);
    });
  return { server, ...renderApp(`/adview?ad=${AD}`) };
}

// Awaited, because the board is hidden behind a dialog that is still closing.
const column = async (name: string) => within(await screen.findByRole('group', { name: new RegExp(`^${name}`) }));

async function focusOn(name: string): Promise<void> {
  const card = await screen.findByRole('button', { name });
  // Awaited, because a focused button draws its ripple a moment later.
  await act(async () => {
    card.focus();
  });
}

describe('the applicants board', () => {
  it('moves a card by arrow keys, announces it, and keeps the focus on it', async () => {
    const { user } = aBoard();
    await focusOn('Mara Lind');
    await user.keyboard('{ArrowRight}');
    expect(await (await column('Shortlisted')).findByRole('button', { name: 'Mara Lind' })).toBeVisible();
    expect(screen.getByText('Mara Lind is now: Shortlisted')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Mara Lind' })).toHaveFocus();
    });
    await user.keyboard('{ArrowLeft}');
    expect(await (await column('New')).findByRole('button', { name: 'Mara Lind' })).toBeVisible();
  });

  it('moves a card by its menu, and asks before declining', async () => {
    const { user, server } = aBoard();
    await user.click(await screen.findByRole('button', { name: 'Move Mara Lind' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Decline' }));
    const question = await screen.findByRole('alertdialog', { name: 'Decline Mara Lind?' });
    expect(server.times('PUT', `/api/wds/applicants/${idOf(710)}`)).toBe(0);
    await user.click(within(question).getByRole('button', { name: 'Decline' }));
    expect(await (await column('Ended')).findByRole('button', { name: 'Mara Lind' })).toBeVisible();
  });

  it('asks for the terms when an applicant is moved to “offered”', async () => {
    const { user } = aBoard('showing');
    await focusOn('Mara Lind');
    await user.keyboard('{ArrowRight}');
    const terms = await screen.findByRole('dialog', { name: 'Offer East to Mara Lind' });
    expect(within(terms).getByLabelText(/Rent a month/)).toHaveValue('520.00');
  });

  it("says why an applicant can't be moved", async () => {
    const { user, server } = aBoard();
    server.on(`PUT /api/wds/applicants/${idOf(710)}`, () =>
      refuse('stale_version', 'This applicant was moved in another window.'),
    );
    await focusOn('Mara Lind');
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('This applicant was moved in another window.')).toBeVisible();
  });
});
