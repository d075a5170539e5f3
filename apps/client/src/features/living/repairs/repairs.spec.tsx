import type { RepairDetail, RepairFigures, Role } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { nothing, ok, refuse } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, aRoom, HOUSE } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aRepair } from '#test/repairs.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ROOM = idOf(301);
const OTHER = idOf(101);
const NO_FIGURES: RepairFigures = { open: 0, done: 0, median_days: null, costs: [], areas: [] };
const VISIT = { from: '2027-03-17T13:00:00.000Z', until: '2027-03-17T15:00:00.000Z', agreed: null };

interface Stage {
  items?: RepairDetail[];
  figures?: RepairFigures;
  search?: string;
}

function atTheRepairs(role: Role, { items = [], figures = NO_FIGURES, search = '' }: Stage = {}) {
  signIn(role);
  const live = new FakeLive();
  const kept = { items };
  const detail = (id: string) =>
    aHouseDetail({
      _id: id,
      rooms: [aRoom(1, { _id: ROOM })],
      roomies: [{ _id: PERSON.roomie, first_name: 'Rosa', photo: null, room: ROOM }] as never,
    });
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () =>
      ok({
        items: role === 'homeowner' ? [aHouse(), aHouse({ _id: OTHER, name: 'Birkenhof' })] : [aHouse()],
        next_cursor: null,
      }),
    )
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(detail(HOUSE)))
    .on(`GET /api/houses/byId/${OTHER}`, () => ok({ ...detail(OTHER), rooms: [] }))
    .on('GET /api/repairs', () => ok({ items: kept.items, next_cursor: null }))
    .on('GET /api/repairs/figures', () => ok(figures));
  const about = (item: RepairDetail): void => {
    server.on(`GET /api/repairs/${item._id}`, () => ok(kept.items.find(({ _id }) => _id === item._id) ?? item));
  };
  items.forEach(about);
  return { server, kept, live, about, ...renderApp(`/repairs${search}`) };
}

const sent = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

describe('a roomie', () => {
  it('sees what happens next with each repair, and that there is none', async () => {
    const { kept, live } = atTheRepairs('roomie', {
      items: [
        aRepair(1, { urgency: 'emergency' }),
        aRepair(2, { title: 'A loose hook', state: 'accepted', visit: VISIT }),
      ],
    });
    const tap = await screen.findByRole('button', { name: /^The tap drips/ });
    expect(tap).toHaveTextContent(/EmergencyNew.*Kitchen.*Waiting for an answer.*Reported by Ravi, /);
    expect(screen.getByRole('button', { name: /^A loose hook/ })).toHaveTextContent(
      /Visit suggested: .* Not agreed yet/,
    );
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.items = [];
    live.push('repairs:changed', { house_id: HOUSE, repair_id: idOf(971) });
    expect(await screen.findByText('Nothing needs fixing.')).toBeVisible();
  });

  it('reports something in their room', async () => {
    const { server, user, about } = atTheRepairs('roomie');
    const reported = aRepair(3, { title: 'A cold radiator' });
    about(reported);
    server.on(`POST /api/houses/${HOUSE}/repairs`, () => ok(reported));
    await user.click(await screen.findByRole('button', { name: 'Report a repair' }));
    const form = within(await screen.findByRole('dialog', { name: 'Report a repair' }));
    expect(form.getByText(/^Your homeowner hears at once\./)).toBeVisible();
    expect(form.queryByLabelText('House')).not.toBeInTheDocument();
    await user.type(form.getByLabelText('What’s broken?'), 'A cold radiator');
    await user.selectOptions(await form.findByRole('combobox', { name: 'Room' }), 'Room 1');
    await user.selectOptions(form.getByRole('combobox', { name: 'Part of the house' }), 'Something else');
    await user.type(form.getByLabelText('What is it?'), 'Radiator');
    await user.selectOptions(form.getByRole('combobox', { name: 'How urgent is it?' }), 'Emergency');
    expect(form.getByText(/call the emergency services first\.$/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Report' }));
    expect(await screen.findByRole('dialog', { name: 'A cold radiator' })).toBeVisible();
    expect(sent(server, 'POST', `/api/houses/${HOUSE}/repairs`)).toEqual([
      {
        room_id: ROOM,
        area: 'other',
        area_name: 'Radiator',
        title: 'A cold radiator',
        description: '',
        urgency: 'emergency',
        entry: 'ask_first',
        entry_note: '',
        photos: [],
      },
    ]);
  });

  it('says that a time suits, or which one would', async () => {
    const repair = aRepair(1, { state: 'accepted', visit: VISIT, can: { answer: true } });
    const { server, user } = atTheRepairs('roomie', { items: [repair], search: `?repair=${repair._id}` });
    server.on(`PUT /api/repairs/${repair._id}/visit`, () => ok(repair));
    const dialog = within(await screen.findByRole('dialog', { name: 'The tap drips' }));
    await user.click(dialog.getByRole('button', { name: 'Another time' }));
    const reason = within(await screen.findByRole('dialog', { name: 'Ask for another time' }));
    await user.type(reason.getByRole('textbox'), 'Thursday would.');
    await user.click(reason.getByRole('button', { name: 'Ask' }));
    await user.click(await screen.findByRole('button', { name: 'That suits me' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/repairs/${repair._id}/visit`)).toEqual([
        { suits: false, version: 3, note: 'Thursday would.' },
        { suits: true, version: 3 },
      ]);
    });
  });

  it('writes a note, and keeps it when it can’t be sent', async () => {
    const repair = aRepair(1);
    const { server, user } = atTheRepairs('roomie', { items: [repair], search: `?repair=${repair._id}` });
    server.on(`POST /api/repairs/${repair._id}/notes`, () => refuse('conflict', 'There are too many notes.'));
    const field = await screen.findByLabelText('Write a note');
    await user.type(field, 'It got worse.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('There are too many notes.')).toBeVisible();
    expect(field).toHaveValue('It got worse.');
  });

  it('is told that a repair isn’t there any more', async () => {
    const { server } = atTheRepairs('roomie', { search: `?repair=${idOf(999)}` });
    server.on(`GET /api/repairs/${idOf(999)}`, () => refuse('not_found', 'Not found'));
    expect(await screen.findByText('This repair isn’t there any more.')).toBeVisible();
  });

  it('withdraws a report after a confirmation', async () => {
    const repair = aRepair(1, { can: { withdraw: true } });
    const { server, user } = atTheRepairs('roomie', { items: [repair], search: `?repair=${repair._id}` });
    server.on(`DELETE /api/repairs/${repair._id}`, () => nothing());
    await user.click(await screen.findByRole('button', { name: 'More about The tap drips' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Withdraw “The tap drips”?' }));
    expect(sent(server, 'DELETE', `/api/repairs/${repair._id}`)).toEqual([]);
    await user.click(ask.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => {
      expect(sent(server, 'DELETE', `/api/repairs/${repair._id}`)).toHaveLength(1);
    });
  });
});

describe('a homeowner', () => {
  it('accepts a report for the neatkeeper, with a time of the house', async () => {
    const repair = aRepair(1, { can: { decide: true } });
    const { server, user } = atTheRepairs('homeowner', { items: [repair], search: `?repair=${repair._id}` });
    server.on(`PUT /api/repairs/${repair._id}/decision`, () => ok(aRepair(1, { state: 'accepted' })));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const plan = within(await screen.findByRole('dialog', { name: 'Accept “The tap drips”' }));
    await user.selectOptions(plan.getByRole('combobox', { name: 'Who takes care of it?' }), 'Kim');
    await user.type(plan.getByLabelText('Day of the visit'), '2027-07-01');
    expect(plan.getByText('Times in Berlin')).toBeVisible();
    await user.clear(plan.getByLabelText('From'));
    await user.type(plan.getByLabelText('From'), '14:30');
    await user.clear(plan.getByLabelText('Until'));
    await user.type(plan.getByLabelText('Until'), '16:00');
    await user.click(plan.getByRole('button', { name: 'Accept' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/repairs/${repair._id}/decision`)).toEqual([
        expect.objectContaining({
          decision: 'accept',
          version: 3,
          assignee_id: PERSON.neatkeeper,
          visit: { from: '2027-07-01T12:30:00.000Z', until: '2027-07-01T14:00:00.000Z' },
        }),
      ]);
    });
  });

  it('is told which time is missing, and sends nothing until it is there', async () => {
    const repair = aRepair(1, { can: { decide: true } });
    const { server, user } = atTheRepairs('homeowner', { items: [repair], search: `?repair=${repair._id}` });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const plan = within(await screen.findByRole('dialog', { name: 'Accept “The tap drips”' }));
    await user.type(plan.getByLabelText('Day of the visit'), '2027-07-01');
    await user.clear(plan.getByLabelText('Until'));
    await user.click(plan.getByRole('button', { name: 'Accept' }));
    expect(await plan.findByText('Enter a time.')).toBeVisible();
    expect(sent(server, 'PUT', `/api/repairs/${repair._id}/decision`)).toEqual([]);
  });

  it('says what it cost, and can share that as a bill', async () => {
    const repair = aRepair(1, { state: 'accepted', can: { finish: true } });
    const { server, user, kept, about } = atTheRepairs('homeowner', {
      items: [repair],
      search: `?repair=${repair._id}`,
    });
    about(repair);
    const done = aRepair(1, {
      state: 'done',
      cost: '80.00',
      ended: { at: '2027-03-17T22:30:00.000Z', by: repair.reporter, words: 'A new seal.' },
    });
    server.on(`PUT /api/repairs/${repair._id}/end`, () => {
      kept.items = [done];
      return ok(done);
    });
    await user.click(await screen.findByRole('button', { name: 'It’s repaired' }));
    const form = within(await screen.findByRole('dialog', { name: 'Mark “The tap drips” as repaired' }));
    await user.type(form.getByLabelText('What was done?'), 'A new seal.');
    await user.type(form.getByLabelText('Cost'), '80.00');
    await user.click(form.getByRole('button', { name: 'It’s repaired' }));
    const share = await screen.findByRole('link', { name: 'Share the cost as a bill' });
    expect(sent(server, 'PUT', `/api/repairs/${repair._id}/end`)).toEqual([
      { version: 3, words: 'A new seal.', photos: [], cost: '80.00' },
    ]);
    const bill = new URL(share.getAttribute('href') ?? '', 'http://localhost');
    expect(bill.pathname).toBe(`/addvariablecosts/${HOUSE}`);
    expect(Object.fromEntries(bill.searchParams)).toEqual({
      category: 'other',
      from: '2027-03-17',
      to: '2027-03-17',
      amount: '80.00',
      note: 'The tap drips',
    });
    const own = new URL(
      screen.getByRole('link', { name: 'Add to your costs' }).getAttribute('href') ?? '',
      'http://localhost',
    );
    expect(own.pathname).toBe('/finances');
    expect(Object.fromEntries(own.searchParams)).toEqual({
      open: 'cost',
      house: HOUSE,
      category: 'repairs',
      amount: '80.00',
      on: '2027-03-17',
      note: 'The tap drips',
    });
  });

  it('sees a year in figures, and the repairs of a house and a room', async () => {
    const { server, user } = atTheRepairs('homeowner', {
      items: [aRepair(1)],
      figures: {
        open: 1,
        done: 3,
        median_days: 2.4,
        costs: [{ currency: 'EUR', amount: '180.50' }],
        areas: [{ area: 'kitchen', reported: 2 }],
      },
    });
    const figures = within(await screen.findByRole('region', { name: 'The last twelve months' }));
    expect(figures.getByText('3 days')).toBeVisible();
    expect(figures.getByText('€180.50')).toBeVisible();
    expect(figures.getByText('Kitchen (2)')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'House' }));
    await user.click(await screen.findByRole('option', { name: 'Birkenhof' }));
    await waitFor(() => {
      const queries = server.asked
        .filter(({ path }) => path === '/api/repairs')
        .map(({ query }) => query.get('house_id'));
      expect(queries.at(-1)).toBe(OTHER);
    });
    expect(window.location.search).toContain(`house=${OTHER}`);
  });

  it('declines with a reason', async () => {
    const repair = aRepair(1, { can: { decide: true } });
    const { server, user } = atTheRepairs('homeowner', { items: [repair], search: `?repair=${repair._id}` });
    server.on(`PUT /api/repairs/${repair._id}/decision`, () => ok(aRepair(1, { state: 'declined' })));
    await user.click(await screen.findByRole('button', { name: 'More about The tap drips' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline “The tap drips”?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Give a reason.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'It’s meant to.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/repairs/${repair._id}/decision`)).toEqual([
        { decision: 'decline', version: 3, reason: 'It’s meant to.' },
      ]);
    });
  });
});

describe('a neatkeeper', () => {
  it('sees what they take care of, and reports nothing', async () => {
    const repair = aRepair(1, {
      state: 'accepted',
      assignee: { _id: PERSON.neatkeeper, first_name: 'Kim', photo: null },
    });
    atTheRepairs('neatkeeper', { items: [repair] });
    expect(await screen.findByRole('button', { name: /^The tap drips/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report a repair' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'The last twelve months' })).not.toBeInTheDocument();
  });
});
