import type { HouseSpeaker, RecurringBill, Role } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { aRecurringBill } from '#test/bills.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { anElection, aSpeakerPage, candidate } from '#test/speaker.ts';

const RECURRING = `/api/houses/recurring-bills/${HOUSE}` as const;
const SPEAKER = `/api/houses/${HOUSE}/speaker` as const;

const NONE = { currency: 'EUR', items: [], months: [], before: [] };
const YEAR = new Date().getFullYear();

function atThePage(role: Role, shown: HouseSpeaker, path = '/who-runs-what', recurring: RecurringBill[] = []) {
  signIn(role);
  const live = new FakeLive();
  const kept = { shown };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ _id: HOUSE })))
    .on(`GET ${SPEAKER}`, () => ok(kept.shown))
    .on(`GET ${RECURRING}`, () => ok({ items: recurring }));
  return { server, kept, live, ...renderApp(path) };
}

const sent = (server: ReturnType<typeof aServer>, method: string) =>
  server.asked.filter((asked) => asked.method === method).map(({ path, body }) => [path, body]);

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a homeowner', () => {
  it('lets roomies run something, and says how long a speaker serves', async () => {
    const { server, kept, user } = atThePage('homeowner', aSpeakerPage());
    server.on(`PUT /api/houses/${HOUSE}/rights`, () => {
      kept.shown = aSpeakerPage({ rights: { bills: 'speaker', chores: 'owner', invite: 'owner' } });
      return ok(kept.shown);
    });
    const rights = await sectionOf('What roomies can do');
    await user.selectOptions(rights.getByRole('combobox', { name: 'Bills' }), 'The elected speaker');
    expect(await screen.findByText('Saved. Everyone in the house has been told.')).toBeVisible();
    await waitFor(() => {
      expect(rights.getByRole('combobox', { name: 'Bills' })).toHaveValue('speaker');
    });
    await user.selectOptions(rights.getByRole('combobox', { name: 'A speaker serves' }), '12 months');
    expect(sent(server, 'PUT').map(([, body]) => body)).toEqual([{ bills: 'speaker' }, { term_months: 12 }]);
    expect(screen.queryByRole('button', { name: 'Call an election' })).not.toBeInTheDocument();
  });

  it('sees candidates and how many have voted, and has no vote', async () => {
    atThePage('homeowner', aSpeakerPage({ election: anElection({ is_voter: false, voted: 1 }) }));
    const election = await sectionOf('Election');
    expect(election.getByText('1 of 3 have voted')).toBeVisible();
    expect(election.getByText('Rosa')).toBeVisible();
    expect(election.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a roomie', () => {
  it('calls an election after it is explained', async () => {
    const { server, kept, user } = atThePage('roomie', aSpeakerPage({ may_call: true }));
    server.on(`POST /api/houses/${HOUSE}/elections`, () => {
      kept.shown = aSpeakerPage({ election: anElection({ candidates: [] }) });
      return ok(kept.shown);
    });
    await user.click(await screen.findByRole('button', { name: 'Call an election' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Call an election?' }));
    await user.click(dialog.getByRole('button', { name: 'Call an election' }));
    const election = await sectionOf('Election');
    expect(election.getByText('Nobody stands yet. Stand yourself, or ask a housemate.')).toBeVisible();
    expect(election.getByRole('button', { name: 'Stand for election' })).toBeVisible();
  });

  it('votes, changes the vote, and sees their own alone', async () => {
    const [rosa, ben] = [candidate(1, 'Rosa'), candidate(2, 'Ben')];
    const election = anElection({ candidates: [rosa, ben] });
    const { server, kept, user } = atThePage('roomie', aSpeakerPage({ election }));
    server.on(`PUT /api/elections/${election._id}/vote`, ({ body }) => {
      const { candidate_id: own_vote } = body as { candidate_id: string };
      kept.shown = aSpeakerPage({ election: { ...election, voted: 1, own_vote } });
      return ok(kept.shown);
    });
    const shown = await sectionOf('Election');
    await user.click(shown.getByRole('button', { name: 'Vote for Rosa' }));
    await waitFor(() => {
      expect(shown.getByRole('button', { name: 'Vote for Rosa' })).toHaveAttribute('aria-pressed', 'true');
    });
    await user.click(shown.getByRole('button', { name: 'Vote for Ben' }));
    await waitFor(() => {
      expect(shown.getByRole('button', { name: 'Vote for Ben' })).toHaveAttribute('aria-pressed', 'true');
    });
    expect(sent(server, 'PUT').map(([, body]) => body)).toEqual([
      { candidate_id: rosa._id },
      { candidate_id: ben._id },
    ]);
  });

  it('reads why a vote came too late, and then the result', async () => {
    const election = anElection();
    const { server, kept, user } = atThePage('roomie', aSpeakerPage({ election }));
    server.on(`PUT /api/elections/${election._id}/vote`, () => {
      kept.shown = aSpeakerPage({
        last: {
          ended_at: election.ends_at,
          voters: 2,
          voted: 2,
          candidates: [
            { person: candidate(1, 'Rosa'), votes: 1 },
            { person: candidate(2, 'Ben'), votes: 1 },
          ],
          winner: candidate(2, 'Ben'),
          decided_by: 'draw',
          failure: null,
        },
      });
      return refuse('conflict', 'This election is over.');
    });
    await user.click(await screen.findByRole('button', { name: 'Vote for Rosa' }));
    expect(await screen.findByText('This election is over.')).toBeVisible();
    const result = await sectionOf('Last election');
    expect(result.getByText(/^Ben was elected on /)).toBeVisible();
    expect(result.getByText(/A draw decided/)).toBeVisible();
  });

  it('enters bills where they are let, until it ends', async () => {
    const can = aSpeakerPage({
      rights: { bills: 'everyone', chores: 'owner', invite: 'owner' },
      own_rights: ['bills'],
    });
    const { server, kept, live } = atThePage('roomie', can, `/addvariablecosts/${HOUSE}`);
    for (const one of [YEAR, YEAR - 1])
      server.on(`GET /api/houses/variablecosts/${HOUSE}/${String(one)}`, () => ok(NONE));
    expect(await screen.findByRole('button', { name: 'Enter the bill' })).toBeVisible();
    // How it is shared is the house’s.
    expect(screen.queryByText(/Who shares/)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.shown = aSpeakerPage();
    live.push('speaker:changed', { house_id: HOUSE });
    expect(await screen.findByText('Your homeowner hasn’t let you enter bills.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter the bill' })).not.toBeInTheDocument();
  });

  it('sees who set recurring bills, and changes those of roomies where they are let', async () => {
    const can = aSpeakerPage({
      rights: { bills: 'everyone', chores: 'owner', invite: 'owner' },
      own_rights: ['bills'],
    });
    const water = aRecurringBill({
      category: 'water',
      set_by: { _id: idOf(1_301), first_name: 'Rosa' },
      is_of_roomie: true,
      has_lapsed: true,
    });
    const { server, user } = atThePage('roomie', can, '/who-runs-what', [aRecurringBill(), water]);
    for (const one of [YEAR, YEAR - 1])
      server.on(`GET /api/houses/variablecosts/${HOUSE}/${String(one)}`, () => ok(NONE));
    const section = await sectionOf('Recurring bills');
    expect(await section.findByText(/set by Helen$/)).toBeVisible();
    expect(section.getByText(/^Rosa can no longer enter bills/)).toBeVisible();
    expect(section.queryByRole('button', { name: 'Change: Gas' })).not.toBeInTheDocument();
    server.on(`PUT ${RECURRING}`, () => ok({ items: [] }));
    await user.click(section.getByRole('button', { name: 'Change: Water' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Water' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Water changed.')).toBeVisible();
    expect(sent(server, 'PUT')).toMatchObject([[RECURRING, { category: 'water', amount: '34.20', split: [] }]]);
  });

  it('reads recurring bills without the right, and changes none', async () => {
    const water = aRecurringBill({ is_of_roomie: true });
    atThePage('roomie', aSpeakerPage(), '/who-runs-what', [water]);
    const section = await sectionOf('Recurring bills');
    expect(await section.findByText(/set by Helen$/)).toBeVisible();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can try again when the page fails to load', async () => {
    signIn('roomie');
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('roomie')))
      .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
      .on(`GET ${SPEAKER}`, () => refuse('unavailable', 'Not now.'));
    const { user } = renderApp('/who-runs-what');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET ${SPEAKER}`, () => ok(aSpeakerPage()));
    await user.click(again);
    expect(await screen.findByText('Nobody speaks for the house yet.')).toBeVisible();
  });
});
