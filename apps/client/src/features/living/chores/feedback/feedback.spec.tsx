import type { ChoreFeedback } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { anAppeal } from '#test/appeals.ts';
import { atTheChores, BEN, MARA, TOMORROW } from '#test/at-the-chores.tsx';
import { aChore, aTurn } from '#test/chores.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { hoursFromNow } from '#test/feed.ts';
import { HOUSE } from '#test/houses.ts';
import { idOf } from '#test/people.ts';
import { finishPostponed } from '#test/postponed.ts';
import { aRemark } from '#test/visits.ts';

const LIST = `/api/houses/chore-feedback/${HOUSE}` as const;
const CHORE = aChore(1);

function at(path: string, { as, items = [] }: { as: 'roomie' | 'homeowner'; items?: ChoreFeedback[] }) {
  const shown = { items };
  const page = atTheChores(path, { as, chores: [CHORE], turns: [aTurn(1, TOMORROW, { assignee: BEN })] });
  page.server.on(`GET ${LIST}`, () => ok({ items: shown.items, next_cursor: null }));
  return { ...page, shown };
}
const queries = ({ server }: ReturnType<typeof at>) =>
  server.asked.filter(({ path }) => path === LIST).map(({ query }) => Object.fromEntries(query));

describe('feedback on a chore', () => {
  it('is shown in a dialog, where the reader can add their own', async () => {
    const page = at('/chores/all', { as: 'roomie', items: [aRemark(1)] });
    const { server, user, shown, where } = page;
    const path = `/api/chores/${CHORE._id}/feedback` as const;
    server.on(`POST ${path}`, () => {
      const own = aRemark(2, { feedback: 'New ones are here.', author: { ...MARA, role: 'roomie', photo: null } });
      shown.items = [own, ...shown.items];
      return ok(own);
    });
    await user.click(await screen.findByRole('button', { name: 'Feedback about Kitchen' }));
    expect(where.path).toContain(`said=${CHORE._id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback: Kitchen' }));
    expect(await dialog.findByText('The bags tear.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'New ones are here. ');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('New ones are here.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('');
    expect(server.asked.find(({ path: asked }) => asked === path)?.body).toEqual({ feedback: 'New ones are here.' });
    expect(dialog.getByRole('button', { name: 'Remove: Mara on Kitchen' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Ben about/ })).not.toBeInTheDocument();
  });

  it('opens from a turn too, and keeps the input if sending fails', async () => {
    const { server, user } = at('/chores', { as: 'roomie' });
    server.on(`POST /api/chores/${CHORE._id}/feedback`, () => refuse('rate_limited', 'That was too often.'));
    await user.click(await screen.findByRole('button', { name: /^More about Kitchen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Give feedback on this chore' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback: Kitchen' }));
    expect(await dialog.findByText('No feedback on this chore yet.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'Again.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Again.');
  });
});

describe("feedback on the reader's own work", () => {
  it('can be appealed in time', async () => {
    const { server, user } = at('/chores/all', {
      as: 'roomie',
      items: [
        aRemark(1, { appealable_until: hoursFromNow(1) }),
        aRemark(2, { appealable_until: hoursFromNow(-1) }),
        aRemark(3, { appeal: 'open' }),
      ],
    });
    server.on('PUT /api/roomies/feedappeal', () => ok(anAppeal(1)));
    await user.click(await screen.findByRole('button', { name: 'Feedback about Kitchen' }));
    await user.click(await screen.findByRole('button', { name: 'Appeal the feedback: Kitchen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal: Kitchen' }));
    await user.type(dialog.getByLabelText(/^Why is the feedback wrong/), 'I bought new ones.');
    await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
    await waitFor(() => {
      expect(server.asked.find(({ path }) => path === '/api/roomies/feedappeal')?.body).toEqual({
        feedback_id: aRemark(1)._id,
        appeal: 'I bought new ones.',
      });
    });
    expect(screen.getByText('Under appeal')).toBeInTheDocument();
  });
});

describe("a house's feedback, for its homeowner", () => {
  it("is filtered by chore, author's role and state, which the URL keeps", async () => {
    const page = at('/feedback', { as: 'homeowner', items: [aRemark(1)] });
    const { user, where } = page;
    expect(await screen.findByText('Ben on Kitchen')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Chore' }), 'Kitchen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'Neatkeepers');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Open');
    expect(where.path).toBe(`/feedback?chore=${CHORE._id}&by=neatkeeper&state=open`);
    await waitFor(() => {
      expect(queries(page).at(-1)).toMatchObject({ chore_id: CHORE._id, role: 'neatkeeper', state: 'open' });
    });
  });

  it('is marked as resolved, and removed with an undo', async () => {
    const { server, user, shown } = at('/feedback', { as: 'homeowner', items: [aRemark(7)] });
    const path = `/api/chores/feedback/${aRemark(7)._id}` as const;
    const owner = { _id: idOf(2), first_name: 'Hana' };
    server.on(`PUT ${path}`, () => {
      shown.items = [aRemark(7, { seen_to: { at: '2026-11-23T10:00:00.000Z', by: owner } })];
      return ok(shown.items[0]);
    });
    server.on(`DELETE ${path}`, () => {
      shown.items = [aRemark(7, { feedback: '', removed_at: '2026-11-23T10:00:00.000Z' })];
      return ok(shown.items[0]);
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as done: Ben on Kitchen' }));
    expect(await screen.findByText(/^Done by Hana on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove: Ben on Kitchen' }));
    expect(await screen.findByText('This feedback was removed.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The bags tear.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove: Ben on Kitchen' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(server.times('DELETE', path)).toBe(0);
    await finishPostponed();
    expect(server.times('DELETE', path)).toBe(1);
    expect(screen.queryByText('The bags tear.')).not.toBeInTheDocument();
  });

  it('is refetched when feedback is added', async () => {
    const { shown, live } = at('/feedback', { as: 'homeowner' });
    expect(await screen.findByText('No feedback yet')).toBeVisible();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    shown.items = [aRemark(1)];
    live.push('feedback:updated', { house_id: HOUSE, chore_id: CHORE._id });
    expect(await screen.findByText('The bags tear.')).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { server, user } = at('/feedback', { as: 'homeowner' });
    server.on(`GET ${LIST}`, () => refuse('internal', 'Broken.'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET ${LIST}`, () => ok({ items: [aRemark(1)], next_cursor: null }));
    await user.click(retry);
    expect(await screen.findByText('The bags tear.')).toBeVisible();
    logged.mockRestore();
  });
});
