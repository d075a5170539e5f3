import type { House, OwnCostDetail, RecurringCost, YearlyStatement } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { aCost, aRecurringCost, aStatement } from '#test/finances.ts';
import { aHouse, aHouseDetail, aRoom, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const OTHER = idOf(101);
const ROOM = idOf(301);

interface Stage {
  statement?: YearlyStatement;
  costs?: OwnCostDetail[];
  recurring?: RecurringCost[];
  search?: string;
  houses?: House[];
}

function atTheFinances({
  statement = aStatement(),
  costs = [],
  recurring = [],
  search = '',
  houses = [aHouse(), aHouse({ _id: OTHER, name: 'Birkenhof' })],
}: Stage = {}) {
  signIn('homeowner');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: houses, next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ rooms: [aRoom(1, { _id: ROOM })] })))
    .on(`GET /api/houses/byId/${OTHER}`, () => ok(aHouseDetail({ _id: OTHER, rooms: [] })))
    .on('GET /api/yearly-statement', () => ok(statement))
    .on('GET /api/own-costs', () => ok({ items: costs, next_cursor: null }))
    .on('GET /api/recurring-costs', () => ok({ items: recurring }));
  for (const cost of costs) server.on(`GET /api/own-costs/${cost._id}`, () => ok(cost));
  return { server, ...renderApp(`/finances${search}`) };
}

const sent = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);
const queries = (server: ReturnType<typeof aServer>, path: string) =>
  server.asked.filter((asked) => asked.path === path).map(({ query }) => Object.fromEntries(query));

describe('the finances of a homeowner', () => {
  it('show what a year came to beside the year before, and each line opens into its rows', async () => {
    const { server, user } = atTheFinances();
    const house = within(await screen.findByRole('region', { name: 'Lindenhof' }));
    expect(house.getByText('Rent: Attic, Ravi Menon')).toBeVisible();
    expect(house.getAllByText('Year before: €600.00')).toHaveLength(3);
    expect(house.getByText('Rent owed on Nov 28, 2026')).toBeVisible();
    const row = {
      _id: idOf(1_190),
      house: { _id: HOUSE, name: 'Lindenhof' },
      currency: 'EUR',
      day: '2026-01-03',
      figure: 'rent_received' as const,
      person: null,
      room: null,
      category: null,
      words: 'By standing order',
      amount: '620.00',
    };
    server.on('GET /api/yearly-statement/entries', () => ok({ items: [row], next_cursor: null }));
    await user.click(house.getByRole('button', { name: 'Show the entries of Rent: Attic, Ravi Menon' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rent: Attic, Ravi Menon, Lindenhof' }));
    expect(await dialog.findByText('By standing order')).toBeVisible();
    expect(queries(server, '/api/yearly-statement/entries')[0]).toMatchObject({
      house_id: HOUSE,
      figure: 'rent_received',
      room_id: ROOM,
    });
  });

  it('are of a chosen house, and of a tax year by what was due', async () => {
    const { server, user } = atTheFinances({ search: '?year=2025' });
    await screen.findByRole('region', { name: 'Lindenhof' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year begins on' }), 'April 6');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'Day due');
    await user.selectOptions(screen.getByRole('combobox', { name: 'House' }), 'Birkenhof');
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2025/26');
    await screen.findByRole('region', { name: 'Lindenhof' });
    expect(queries(server, '/api/yearly-statement').at(-1)).toEqual({
      from: '2025-04-06',
      basis: 'due',
      house_id: OTHER,
    });
    expect(queries(server, '/api/own-costs').at(-1)).toMatchObject({ from: '2025-04-06', to: '2026-04-05' });
  });

  it('invite to add a cost in an empty year, and say when they can’t be loaded', async () => {
    const { server, user } = atTheFinances({ statement: aStatement({ totals: [], houses: [] }) });
    expect(await screen.findByText('Nothing in this year yet')).toBeVisible();
    expect(await screen.findByText('No own costs in this year')).toBeVisible();
    server.on('GET /api/yearly-statement', () => refuse('internal', 'Something went wrong.'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'Day due');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('an own cost', () => {
  it('is added from a repair, for a room, each month', async () => {
    const asked = {
      open: 'cost',
      house: HOUSE,
      category: 'repairs',
      amount: '85.00',
      on: '2026-03-01',
      note: 'The tap',
    };
    const { server, user } = atTheFinances({ search: `?${new URLSearchParams(asked).toString()}` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a cost' }));
    expect(dialog.getByLabelText('Note (optional)')).toHaveValue('The tap');
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Room' }), 'Room 1');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How often' }), 'Every month');
    server.on(`POST /api/houses/${HOUSE}/own-costs`, () =>
      ok({ cost: aCost(1), added: 9, recurring: aRecurringCost() }),
    );
    await user.click(dialog.getByRole('button', { name: 'Add cost' }));
    expect(await screen.findByText('Repairs and maintenance: 9 costs added')).toBeVisible();
    expect(sent(server, 'POST', `/api/houses/${HOUSE}/own-costs`)).toEqual([
      {
        category: 'repairs',
        amount: '85.00',
        room_id: ROOM,
        supplier: '',
        note: 'The tap',
        paid_on: '2026-03-01',
        files: [],
        repeats: { every: 'month', until: null },
      },
    ]);
  });

  it('is changed with an undo, and shows what it said before', async () => {
    const versions = [
      {
        version: 1,
        category: 'insurance' as const,
        amount: '200.00',
        room: null,
        supplier: '',
        note: '',
        paid_on: '2026-01-31',
        replaced_at: '2026-02-03T10:00:00.000Z',
      },
    ];
    const cost = aCost(1, { version: 2, versions });
    const path = `/api/own-costs/${cost._id}` as const;
    const { server, user } = atTheFinances({ costs: [cost], search: `?cost=${cost._id}` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Insurance' }));
    expect(dialog.getByText('€200.00, Insurance, Jan 31, 2026')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit cost' }));
    const amount = await form.findByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '250');
    server.on(`PUT ${path}`, () => ok({ ...cost, amount: '250.00', version: 3 }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored Insurance')).toBeVisible();
    expect(sent(server, 'PUT', path)).toMatchObject([
      { amount: '250.00', version: 2 },
      { amount: '240.00', version: 3 },
    ]);
  });

  it('is removed and restored', async () => {
    const cost = aCost(1);
    const { server, user } = atTheFinances({ costs: [cost], search: `?cost=${cost._id}` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Insurance' }));
    server.on(`DELETE /api/own-costs/${cost._id}`, () => ok(cost));
    server.on(`PUT /api/own-costs/${cost._id}/restoration`, () => ok(cost));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored Insurance')).toBeVisible();
  });

  it('can’t be changed in an archived house', async () => {
    const cost = aCost(1);
    atTheFinances({ costs: [cost], houses: [aHouse({ state: 'archived' })], search: `?cost=${cost._id}` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Insurance' }));
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a cost' })).toBeNull();
  });
});

describe('a recurring cost', () => {
  it('is skipped with an undo, and ended', async () => {
    const cost = aRecurringCost();
    const path = `/api/recurring-costs/${cost._id}` as const;
    const { server, user } = atTheFinances({ recurring: [cost] });
    const list = within(await screen.findByRole('region', { name: 'Recurring costs' }));
    expect(list.getByText('Every month · Next on Dec 4, 2026 · Lindenhof')).toBeVisible();
    let version = 3;
    server.on(`PUT ${path}`, () => ok({ ...cost, version: (version += 1) }));
    const choose = async (name: string) => {
      await user.click(list.getByRole('button', { name: 'More about Mortgage interest, €612.40' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Skip next');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Mortgage interest will be added again')).toBeVisible();
    await choose('End');
    expect(await screen.findByText('Mortgage interest won’t be added any more')).toBeVisible();
    expect(sent(server, 'PUT', path)).toMatchObject([
      { next_on: '2027-01-04', version: 3 },
      { next_on: '2026-12-04', version: 4 },
      { next_on: null, version: 3 },
    ]);
  });
});
