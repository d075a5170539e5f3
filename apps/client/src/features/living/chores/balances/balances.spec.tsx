import type { ChoreBalance } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { atTheChores, BEN, MARA, TODAY, TOMORROW } from '#test/at-the-chores.tsx';
import { aTurn } from '#test/chores.ts';
import { ok } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';

const BALANCES = `/api/houses/chore-balances/${HOUSE}` as const;

const balance = (roomie: ChoreBalance['roomie'], more: Partial<ChoreBalance> = {}): ChoreBalance => ({
  roomie,
  owed: 0,
  paused_on: null,
  passed_on: 0,
  ...more,
});

type Given = Parameters<typeof atTheChores>[1] & { price?: object };

function withBalances(items: ChoreBalance[], { price, ...given }: Given = {}) {
  const page = atTheChores('/chores', given);
  page.server
    .on(`GET ${BALANCES}`, () => ok({ items, price: price ?? null }))
    .on(`PUT ${BALANCES}`, () => ok({ items }))
    .on(`GET /api/houses/standings/${HOUSE}`, () =>
      ok({
        house_id: HOUSE,
        month: TODAY.slice(0, 7),
        closed_at: null,
        items: [
          {
            roomie: { ...MARA, photo: null },
            points: 5,
            strikes: 0,
            done: 1,
            effort: 1,
            streak: 0,
            all_time: 5,
            bonus: 0,
            bonus_left: 20,
            is_best: false,
            is_worst: false,
          },
        ],
      }),
    );
  return page;
}

const firstNote = async () => {
  const [note] = await screen.findAllByRole('alert');
  if (!note) throw new Error('Nothing is said.');
  return note;
};

describe('the chores page', () => {
  it('has no notes if everyone does their turns', async () => {
    withBalances([balance(MARA), balance(BEN)], { turns: [aTurn(1, TODAY, { assignee: MARA })] });
    await screen.findByRole('region', { name: /Today/ });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('explains to a roomie with three missed turns why they are paused, and lets them start again', async () => {
    const { server, user } = withBalances([balance(MARA, { owed: 7, paused_on: TODAY }), balance(BEN)]);
    const first = await firstNote();
    expect(first).toHaveTextContent(/You missed three turns in a row.*You still owe their points/);
    expect(within(first).getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', '/chat');
    await user.click(within(first).getByRole('button', { name: 'Take turns again' }));
    await waitFor(() => {
      expect(server.asked.find(({ method, path }) => method === 'PUT' && path === BALANCES)?.body).toEqual({
        roomie_id: MARA._id,
      });
    });
    expect(await screen.findByText('You’re back in the rotation.')).toBeInTheDocument();
  });

  it('asks the others to talk, and lets only the homeowner assign turns again', async () => {
    withBalances([balance(MARA), balance(BEN, { owed: 7, paused_on: TODAY })]);
    const note = await firstNote();
    expect(note).toHaveTextContent(/Ben missed three turns in a row.*They owe 7 points.*Time to talk/);
    expect(within(note).queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers the homeowner to assign them turns again', async () => {
    withBalances([balance(MARA), balance(BEN, { owed: 7, paused_on: TODAY })], { as: 'homeowner' });
    expect(await screen.findByRole('button', { name: 'Give Ben turns again' })).toBeInTheDocument();
  });

  it('lets a roomie pay what they owe with points, after a confirmation', async () => {
    const { server, user } = withBalances([balance(MARA, { owed: 7 }), balance(BEN)]);
    const paid = `/api/roomies/chore-debt/${MARA._id}` as const;
    server.on(`PUT ${paid}`, () => ok({ items: [] }));
    await user.click(await screen.findByRole('button', { name: 'Pay 5 points' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay 5 points?' }));
    await user.click(dialog.getByRole('button', { name: 'Pay 5 points' }));
    await waitFor(() => {
      expect(server.asked.find(({ path }) => path === paid)?.body).toEqual({ house_id: HOUSE, points: 5 });
    });
  });

  it('offers money instead if the house agreed on a price, at that price', async () => {
    const price = { amount: '2.50', currency: 'GBP' };
    const { server, user } = withBalances([balance(MARA, { owed: 7 }), balance(BEN)], { price });
    const paid = `/api/roomies/chore-debt-money/${MARA._id}` as const;
    server.on(`PUT ${paid}`, () => ok({ items: [], price }));
    await user.click(await screen.findByRole('button', { name: 'Pay £17.50 instead' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay £17.50 for 7 points?' }));
    await user.click(dialog.getByRole('button', { name: 'Pay £17.50 instead' }));
    await waitFor(() => {
      expect(server.asked.find(({ path }) => path === paid)?.body).toEqual({
        house_id: HOUSE,
        points: 7,
        price: '2.50',
      });
    });
  });

  it('offers no money if the house has no price', async () => {
    withBalances([balance(MARA, { owed: 7 }), balance(BEN)]);
    expect(await screen.findByRole('button', { name: 'Pay 5 points' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
  });

  it('shows how many turns can still be passed on this month, down to none', async () => {
    const turns = [aTurn(1, TOMORROW, { assignee: MARA })];
    const { user } = withBalances([balance(MARA, { passed_on: 1 }), balance(BEN)], { turns });
    await user.click(await screen.findByRole('button', { name: /^More about Kitchen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pass on' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/You can pass on 2 chores a month. You have 1 left/)).toBeVisible();
  });

  it("doesn't offer to pass on a third turn in a month", async () => {
    const turns = [aTurn(1, TOMORROW, { assignee: MARA })];
    const { user } = withBalances([balance(MARA, { passed_on: 2 }), balance(BEN)], { turns });
    await user.click(await screen.findByRole('button', { name: /^More about Kitchen/ }));
    const item = await screen.findByRole('menuitem', { name: 'Pass on (none left this month)' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the bonus of an offer, and who missed the turn', async () => {
    const offer = { extra: 2, missed_by: BEN };
    withBalances([balance(MARA), balance(BEN)], { turns: [aTurn(1, TOMORROW, { points: 5, offer })] });
    expect(await screen.findByText(/5 points · including 2 extra, missed by Ben/)).toBeInTheDocument();
  });
});
