import type { ChoreAssignment, CleaningVisit, KeptHouse } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { atTheChores, BEN, TODAY, TURNS } from '#test/at-the-chores.tsx';
import { aTurn } from '#test/chores.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aVisit } from '#test/visits.ts';

const VISITS = `/api/houses/visits/${HOUSE}` as const;
const REPORT = '/api/neatkeepers/feedback';

describe('visit reports, for the homeowner', () => {
  function atTheReports(visits: CleaningVisit[]) {
    const shown = { visits };
    const page = atTheChores('/feedback?show=visits', { as: 'homeowner' });
    page.server.on(`GET ${VISITS}`, ({ query }) => {
      const state = query.get('state');
      return ok({ items: shown.visits.filter((visit) => state === null || visit.state === state), next_cursor: null });
    });
    return { ...page, shown };
  }
  const path = `${REPORT}/${aVisit(1)._id}` as const;
  const decided = (state: 'confirmed' | 'declined', reason = '') =>
    aVisit(1, {
      state,
      decided: { at: '2026-11-23T10:00:00.000Z', by: { _id: PERSON.homeowner, first_name: 'Hana' }, reason },
    });

  it('state what was done in each area, and whose turns were completed', async () => {
    atTheReports([aVisit(1)]);
    const visit = within(await screen.findByRole('article', { name: /^Kim on Monday/ }));
    const [kitchen, attic] = within(visit.getByRole('list', { name: 'Areas' })).getAllByRole('listitem');
    expect(kitchen).toHaveTextContent('KitchenDone');
    expect(attic).toHaveTextContent('AtticNot doneIt was locked.');
    expect(visit.getByText(/^Vacuuming, .*, Ben’s turn$/)).toBeVisible();
    expect(visit.getByText(/^Will be confirmed automatically on/)).toBeVisible();
  });

  it('are confirmed, with a question first if that completes turns', async () => {
    const { server, user, shown } = atTheReports([aVisit(1)]);
    server.on(`PUT ${path}`, () => {
      shown.visits = [decided('confirmed')];
      return ok(shown.visits[0]);
    });
    await user.click(await screen.findByRole('button', { name: /^Confirm: Kim on/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Nobody gets points/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/^Confirmed by Hana/)).toBeVisible();
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ decision: 'confirm' });
    expect(screen.queryByRole('button', { name: /^Decline/ })).not.toBeInTheDocument();
  });

  it('require a reason to be declined', async () => {
    const { server, user, shown } = atTheReports([aVisit(1)]);
    server.on(`PUT ${path}`, () => {
      shown.visits = [decided('declined', 'The hall was not done.')];
      return ok(shown.visits[0]);
    });
    await user.click(await screen.findByRole('button', { name: /^Decline: Kim on/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Say what’s wrong.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'The hall was not done.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/^Declined by Hana.*The hall was not done\.$/)).toBeVisible();
  });

  it('are refetched if someone else was faster', async () => {
    const { server, user, shown } = atTheReports([aVisit(1, { turns: [] })]);
    server.on(`PUT ${path}`, () => {
      shown.visits = [decided('declined', 'No.')];
      return refuse('conflict', 'This is already decided.');
    });
    await user.click(await screen.findByRole('button', { name: /^Confirm: Kim on/ }));
    expect(await screen.findByText('This is already decided.')).toBeVisible();
    expect(await screen.findByText(/^Declined by Hana/)).toBeVisible();
  });

  it('are filtered by state, with an empty state', async () => {
    const { user, where } = atTheReports([]);
    expect(await screen.findByText('No visits reported yet')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'To confirm');
    expect(where.path).toBe('/feedback?show=visits&report=sent');
    expect(await screen.findByText('No reports match this filter.')).toBeVisible();
  });
});

describe('a neatkeeper', () => {
  const KEPT: KeptHouse = {
    _id: HOUSE,
    neatkeeper_id: PERSON.neatkeeper,
    name: 'Lindenhof',
    street: 'Lindenstraße 5',
    postal_code: '04109',
    city: 'Leipzig',
    country: 'DE',
    time_zone: 'Europe/Berlin',
    state: 'open',
    rooms: ['East', 'West'],
    board: { version: 0, items: [] },
    visits: [],
    cleaning: { weekdays: [2], from: null, to: null },
    homeowner: {
      _id: PERSON.homeowner,
      first_name: 'Hana',
      last_name: 'Lind',
      photo: null,
      about: '',
      email: null,
      phone: null,
    },
  };
  function atMyHouses({ turns = [], visits = [] }: { turns?: ChoreAssignment[]; visits?: CleaningVisit[] } = {}) {
    signIn('neatkeeper');
    const live = new FakeLive();
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('neatkeeper')))
      .on('GET /api/neatkeepers/invitations', () => ok({ items: [] }))
      .on('GET /api/neatkeepers/all-houses', () => ok({ items: [KEPT], next_cursor: null }))
      .on(`GET ${TURNS}`, () => ok({ items: turns, next_cursor: null }))
      .on(`GET ${VISITS}`, () => ok({ items: visits, next_cursor: null }));
    return { server, live, ...renderApp('/feedback-neatkeeper') };
  }
  const open = async ({ user }: ReturnType<typeof atMyHouses>) => {
    const button = await screen.findByRole('button', { name: 'Report a visit to Lindenhof' });
    await waitFor(() => {
      expect(button).toBeEnabled();
    });
    await user.click(button);
    return within(await screen.findByRole('dialog', { name: 'Visit to Lindenhof' }));
  };
  const soon = new Date(Date.now() + 3_600_000).toISOString();

  it('reports a visit: areas with a tap, and the turns that are due', async () => {
    const due = aTurn(1, TODAY, { assignee: BEN, due_at: soon });
    const page = atMyHouses({ turns: [due, aTurn(2, TODAY, { state: 'verified', assignee: BEN, due_at: soon })] });
    page.server.on(`POST ${REPORT}`, () => ok(aVisit(1)));
    const { user } = page;
    const dialog = await open(page);
    await user.click(within(dialog.getByRole('group', { name: 'Kitchen' })).getByRole('button', { name: 'Done' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Another area' }), 'East');
    await user.click(within(dialog.getByRole('group', { name: 'East' })).getByRole('button', { name: 'Not done' }));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(dialog.getAllByText('Say why it isn’t done.')[0]).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Remark: East' }), 'It was locked.');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(await dialog.findByRole('checkbox', { name: /^Kitchen, .*, Ben’s turn$/ }));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Report for Lindenhof sent.')).toBeVisible();
    expect(page.server.asked.find(({ method, path }) => method === 'POST' && path === REPORT)?.body).toEqual({
      house_id: HOUSE,
      visited_on: TODAY,
      remark: '',
      turns: [due._id],
      areas: [
        { area: 'kitchen', result: 'done', remark: '', photos: [] },
        { area: 'other', name: 'East', result: 'not_done', remark: 'It was locked.', photos: [] },
      ],
    });
  });

  it('keeps the input if sending fails, and resends it', async () => {
    const page = atMyHouses();
    const { server, user } = page;
    server.on(`POST ${REPORT}`, () => refuse('conflict', 'This house is archived.'));
    const dialog = await open(page);
    expect(await dialog.findByText('No chores are due.')).toBeVisible();
    await user.click(within(dialog.getByRole('group', { name: 'Bathroom' })).getByRole('button', { name: 'Partly' }));
    await user.type(dialog.getByRole('textbox', { name: 'Anything else?' }), 'No soap left.');
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByText('This house is archived.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Anything else?' })).toHaveValue('No soap left.');
    server.on(`POST ${REPORT}`, () => ok(aVisit(1)));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('has to report at least one area, and starts with the areas of the last report', async () => {
    const page = atMyHouses({ visits: [aVisit(1)] });
    const dialog = await open(page);
    expect(dialog.getByRole('group', { name: 'Attic' })).toBeVisible();
    expect(dialog.queryByRole('group', { name: 'Bathroom' })).not.toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(dialog.getByText('Choose what you did in at least one area.')).toBeVisible();
    expect(page.server.times('POST', REPORT)).toBe(0);
  });

  it('finds earlier reports, and their decisions', async () => {
    const reason = 'The hall was not done.';
    const by = { _id: idOf(2), first_name: 'Hana' };
    const visits = [aVisit(1, { state: 'declined', decided: { at: '2026-11-23T10:00:00.000Z', by, reason } })];
    const { user } = atMyHouses({ visits });
    await user.click(await screen.findByRole('button', { name: 'Show earlier reports of Lindenhof' }));
    expect(await screen.findByText(/^Declined by Hana.*The hall was not done\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
  });
});
