import { plusDays } from '@common-roof/domain';
import { act, screen, waitFor, within } from '@testing-library/react';

import { aHousemate, atTheChores, BEN, dayOf, MARA, TODAY, TOMORROW, TURNS } from '#test/at-the-chores.tsx';
import { aChore, aTurn } from '#test/chores.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { idOf } from '#test/people.ts';

describe('the turns of a house', () => {
  it("are listed by day, with the reader's own in words", async () => {
    atTheChores('/chores', {
      turns: [
        aTurn(1, TODAY, { assignee: MARA, due_at: `${TOMORROW}T19:00:00.000Z` }),
        aTurn(2, TOMORROW, { assignee: BEN, points: 1, by_hand: true }),
      ],
    });
    const today = within(await dayOf('Today'));
    expect(today.getByText('Your turn')).toBeVisible();
    expect(today.getByText('You')).toBeVisible();
    const tomorrow = within(await dayOf('Tomorrow'));
    expect(tomorrow.getByText('Ben')).toBeVisible();
    expect(tomorrow.getByText(/1 point · assigned by the homeowner/)).toBeVisible();
    expect(tomorrow.queryByText('Your turn')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Change who/ })).not.toBeInTheDocument();
  });

  it("of yesterday stay in today's list only while they can be done", async () => {
    const yesterday = plusDays(TODAY, -1);
    atTheChores('/chores', {
      turns: [aTurn(1, yesterday, { assignee: MARA }), aTurn(2, yesterday, { assignee: BEN, state: 'missed' })],
    });
    const day = within(await dayOf('Yesterday'));
    expect(day.getByText('Overdue')).toBeVisible();
    expect(day.queryByText('Missed')).not.toBeInTheDocument();
  });

  it("can be filtered to the reader's own, which the URL keeps", async () => {
    const { user, where } = atTheChores('/chores', {
      turns: [aTurn(1, TODAY, { assignee: MARA }), aTurn(2, TOMORROW, { assignee: BEN })],
    });
    await dayOf('Tomorrow');
    await user.click(screen.getByRole('button', { name: 'Only mine' }));
    expect(screen.queryByRole('region', { name: 'Tomorrow' })).not.toBeInTheDocument();
    expect(where.path).toBe('/chores?whose=mine');
  });

  it('are complete over all pages', async () => {
    const { server } = atTheChores('/chores');
    server.on(`GET ${TURNS}`, ({ query }) =>
      query.get('cursor') === null
        ? ok({ items: [aTurn(1, TODAY)], next_cursor: 'more' })
        : ok({ items: [aTurn(2, TOMORROW)], next_cursor: null }),
    );
    expect(await dayOf('Today')).toBeVisible();
    expect(await dayOf('Tomorrow')).toBeVisible();
  });

  it('are refetched on changes', async () => {
    const { kept, live } = atTheChores('/chores', { turns: [aTurn(1, TODAY, { assignee: BEN })] });
    await dayOf('Today');
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.turns = [aTurn(1, TODAY, { assignee: MARA, due_at: `${TOMORROW}T19:00:00.000Z` })];
    live.push('chores:changed', { house_id: HOUSE });
    expect(await screen.findByText('Your turn')).toBeVisible();
  });

  it('fill a month that arrow keys move through, into the next one too', async () => {
    const { user, where } = atTheChores('/chores?view=month&on=2026-11-30', {
      turns: [aTurn(1, '2026-12-01', { assignee: BEN })],
    });
    const grid = await screen.findByRole('grid', { name: 'November 2026' });
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
    const day = within(grid).getByRole('button', { name: 'Monday, November 30: nothing to do' });
    act(() => {
      day.focus();
    });
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    const next = await screen.findByRole('button', { name: 'Tuesday, December 1: 1 chore, Kitchen by Ben' });
    await waitFor(() => {
      expect(next).toHaveFocus();
    });
    expect(where.path).toContain('on=2026-12-01');
    expect(within(await dayOf('Tuesday, December 1')).getByText('Ben')).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { server, user } = atTheChores('/chores');
    server.on(`GET ${TURNS}`, () => refuse('internal', 'Broken.'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET ${TURNS}`, () => ok({ items: [aTurn(1, TODAY)], next_cursor: null }));
    await user.click(retry);
    expect(await dayOf('Today')).toBeVisible();
    logged.mockRestore();
  });

  it('tell a roomie whom to ask if there are no chores yet', async () => {
    atTheChores('/chores', { chores: [] });
    expect(await screen.findByText(/Ask your homeowner to set up chores for Lindenhof/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Set up chores' })).not.toBeInTheDocument();
  });
});

describe('a turn, for the homeowner', () => {
  it('can be assigned to a person who is present that day', async () => {
    const { server, user } = atTheChores('/chores', {
      as: 'homeowner',
      turns: [aTurn(1, TOMORROW, { assignee: MARA })],
      roomies: [
        aHousemate(MARA),
        aHousemate(BEN),
        aHousemate({ _id: idOf(12), first_name: 'Cem' }, [{ from: TODAY, to: TOMORROW }]),
      ],
    });
    server.on(`POST ${TURNS}`, () => ok({ chores: [], assignments: [aTurn(1, TOMORROW, { assignee: BEN })] }));
    await user.click(await screen.findByRole('button', { name: /^Change who does Kitchen/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who does Kitchen?' }));
    expect(dialog.getByRole('radio', { name: /Cem/ })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Assign' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /Ben/ }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(server.asked.find(({ method, path }) => method === 'POST' && path === TURNS)?.body).toEqual({
      houseChores: [{ set: 'turn', assignment_id: idOf(701), roomie_id: BEN._id }],
    });
  });
});

describe('the chores of a house', () => {
  it('state their rhythm, who is next and why that is fair', async () => {
    atTheChores('/chores/all', {
      chores: [aChore(1, { steps: [{ _id: idOf(20), description: 'Wipe the hob' }] })],
      turns: [aTurn(1, TOMORROW, { assignee: BEN })],
    });
    const chore = within(await screen.findByRole('article', { name: 'Kitchen' }));
    expect(chore.getByText(/^Every Wednesday and Sunday, 8:00.PM · 3 points$/)).toBeVisible();
    expect(await chore.findByText(/Ben, tomorrow/)).toBeVisible();
    expect(chore.getByRole('link', { name: 'Why is this fair?' })).toHaveAttribute('href', '/chores/fair');
    expect(chore.getByText('Wipe the hob')).toBeVisible();
    const buttons = chore.getAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual(['Feedback', 'Print a code']);
  });

  it("are saved with changed fields only, and overwrite another person's changes only after a confirmation", async () => {
    const { server, user } = atTheChores('/chores/all', { as: 'homeowner' });
    const theirs = aChore(1, { version: 4, weight: 9 });
    const current = {
      ...theirs,
      recurrence: { every: 'week', interval: 1, weekdays: [3, 7] },
      assign: { way: 'fair' },
    };
    server.on(`POST ${TURNS}`, () =>
      refuse('stale_version', 'This chore has changed since you opened it.', { current }),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Kitchen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kitchen' }));
    await user.click(dialog.getByRole('button', { name: 'Friday' }));
    expect(dialog.getByText('Every Wednesday, Friday, and Sunday')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('button', { name: 'Keep mine' }));
    server.on(`POST ${TURNS}`, () => ok({ chores: [theirs], assignments: [] }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    const sent = server.asked.filter(({ method, path }) => method === 'POST' && path === TURNS);
    expect(sent.map(({ body }) => body)).toMatchObject([
      { houseChores: [{ set: 'plan', version: 1, recurrence: { weekdays: [3, 5, 7] } }] },
      { houseChores: [{ set: 'plan', version: 4, recurrence: { weekdays: [3, 5, 7] } }] },
    ]);
    expect(sent[0]?.body).not.toHaveProperty('houseChores.0.weight');
  });

  it('are retired after a confirmation', async () => {
    const { server, user } = atTheChores('/chores/all', { as: 'homeowner' });
    const path = `/api/chores/${aChore(1)._id}` as const;
    server.on(`DELETE ${path}`, () => ok(aChore(1, { retired_at: '2026-11-23T10:00:00.000Z' })));
    await user.click(await screen.findByRole('button', { name: 'Retire Kitchen' }));
    expect(server.times('DELETE', path)).toBe(0);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retire' }));
    await waitFor(() => {
      expect(server.times('DELETE', path)).toBe(1);
    });
  });
});

describe('setting up the chores of a house', () => {
  it('sends the usual chores, tapped ones and a complete custom one in one call', async () => {
    const { server, user, where } = atTheChores('/chores/new', { as: 'homeowner', chores: [] });
    server.on('POST /api/chores', () => ok({ items: [aChore(1)] }));
    expect(await screen.findByText('5 chores chosen')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Dishes/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Vacuuming/ }));
    await user.click(screen.getByRole('button', { name: 'Something else' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add 6 chores' }));
    expect(screen.getByText('Enter a name for the chore.')).toBeVisible();
    expect(server.times('POST', '/api/chores')).toBe(0);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Feed the cat');
    await user.click(screen.getByRole('button', { name: 'Add 6 chores' }));
    await waitFor(() => {
      expect(where.path).toBe(`/chores?house=${HOUSE}`);
    });
    const sent = server.asked.find(({ method, path }) => method === 'POST' && path === '/api/chores');
    const body = sent?.body as { chores: { catalogue?: string; name?: string }[] } | undefined;
    expect(body?.chores.map(({ catalogue, name }) => catalogue ?? name)).toEqual([
      ...['kitchen', 'bathroom', 'dishes', 'bins', 'recycling', 'Feed the cat'],
    ]);
    expect(sent?.headers.get('idempotency-key')).not.toBeNull();
  });
});
