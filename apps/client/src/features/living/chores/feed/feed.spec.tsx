import type { Chore, ChoreAssignment, CleaningVisit, FeedItem } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aChore, aTurn } from '#test/chores.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { anItem, aVerdict, BEN, hoursFromNow } from '#test/feed.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { aVisit } from '#test/visits.ts';

const FEED = `/api/houses/feed/${HOUSE}` as const;
const MINE = `/api/roomies/feed/${PERSON.roomie}` as const;
const TODAY = dayIn('Europe/Berlin', new Date());
const MARA = { _id: PERSON.roomie, first_name: 'Mara' };

interface Given {
  items?: FeedItem[];
  turns?: ChoreAssignment[];
  chores?: Chore[];
  visits?: CleaningVisit[];
}

function atTheFeed({ items = [], turns = [], chores = [aChore(1)], visits = [] }: Given = {}, path = '/feedbackpage') {
  signIn('roomie');
  const kept = { items };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on('GET /api/chores', () => ok({ items: chores, next_cursor: null }))
    .on(`GET /api/houses/visits/${HOUSE}`, () => ok({ items: visits, next_cursor: null }))
    .on(`GET /api/houses/chore-assignment/${HOUSE}`, () => ok({ items: turns, next_cursor: null }))
    .on(`GET ${FEED}`, ({ query }) => {
      const isOpenOnly = query.get('state') === 'posted';
      const shown = kept.items.filter(({ state }) => !isOpenOnly || state === 'posted');
      return ok({ items: shown, next_cursor: null });
    });
  return { server, live, kept, ...renderApp(path) };
}

const own = (more: Partial<FeedItem> = {}) =>
  anItem(9, { roomie: { ...MARA, photo: null }, posted_by: MARA._id, ...more });
const bodies = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

describe('a strike', () => {
  it("doesn't count without a reason, and says so", async () => {
    atTheFeed({
      items: [anItem(1, { verdicts: [aVerdict({ _id: idOf(12), first_name: 'Cem' }, { says: 'strike' })] })],
    });
    expect(await screen.findByText(/Cem: not done/)).toHaveTextContent('no reason, so it doesn’t count');
  });
});

describe('an extra chore', () => {
  it('states until when it needs a yes, and that it lapsed without one', async () => {
    atTheFeed({
      items: [own({ is_extra: true }), anItem(1, { state: 'lapsed', is_extra: true, assignment_id: null })],
    });
    expect(await screen.findByText(/^Extra chore: someone has to confirm it by /)).toBeVisible();
    expect(await screen.findByText('Extra chore, not confirmed: no points')).toBeVisible();
  });
});

describe('the feed of a house', () => {
  it("shows who did what, the outcome, and the others' verdicts by name", async () => {
    atTheFeed({
      items: [
        anItem(1, { text: 'All of it.' }),
        anItem(2, { state: 'verified', verdicts: [aVerdict(MARA)] }),
        anItem(3, {
          state: 'rejected',
          verdicts: [aVerdict({ _id: idOf(12), first_name: 'Cem' }, { says: 'strike', reason: 'The hob is greasy.' })],
        }),
        anItem(4, { state: 'removed' }),
      ],
    });
    expect(await screen.findByText('All of it.')).toBeVisible();
    expect(screen.getByText(/^Waiting for housemates until/)).toBeVisible();
    expect(screen.getByText('Confirmed, +3 points')).toBeVisible();
    expect(screen.getByText('You: done')).toBeVisible();
    expect(screen.getByText('Not accepted')).toBeVisible();
    expect(screen.getByText(/^Cem: not done/)).toHaveTextContent('Cem: not done – The hob is greasy.');
    expect(screen.getByText('Kitchen by Ben was removed.')).toBeVisible();
  });

  it('is verified with a tap, and counts and filters posts waiting for the reader', async () => {
    const { server, kept, user, where } = atTheFeed({ items: [own(), anItem(1)] });
    await user.click(await screen.findByRole('tab', { name: 'To confirm (1)' }));
    expect(where.path).toBe('/feedbackpage?show=verify');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    server.on(`PUT /api/roomies/verifyfeed/${BEN._id}`, () => {
      kept.items = [own(), anItem(1, { state: 'verified', verdicts: [aVerdict(MARA)] })];
      return ok(kept.items[1]);
    });
    await user.click(screen.getByRole('button', { name: 'Looks done: Kitchen by Ben' }));
    expect(await screen.findByText('Nothing to confirm.')).toBeVisible();
    expect(bodies(server, 'PUT', `/api/roomies/verifyfeed/${BEN._id}`)).toEqual([
      { feed_id: anItem(1)._id, who_id: MARA._id, point: 1, strike: 0, reason: '' },
    ]);
  });

  it('requires a reason for a strike, and lets the verdict be changed in time', async () => {
    const { server, user } = atTheFeed({ items: [anItem(1, { verdicts: [aVerdict(MARA)] })] });
    const path = `/api/roomies/verifyfeed/${BEN._id}` as const;
    server.on(`PUT ${path}`, () => ok(anItem(1)));
    expect(await screen.findByText(/^You can change your answer until/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not done: Kitchen by Ben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ben hasn’t done Kitchen?' }));
    await user.click(dialog.getByRole('button', { name: 'Not done' }));
    expect(dialog.getByText('Say what is missing.')).toBeVisible();
    expect(server.times('PUT', path)).toBe(0);
    await user.type(dialog.getByRole('textbox'), 'The hob is greasy.');
    await user.click(dialog.getByRole('button', { name: 'Not done' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(bodies(server, 'PUT', path)).toMatchObject([{ point: 0, strike: 1, reason: 'The hob is greasy.' }]);
  });

  it('asks for no verdict on own or decided posts', async () => {
    atTheFeed({ items: [own(), anItem(1, { verdicts: [aVerdict(MARA, { fixed_at: hoursFromNow(-1) })] })] });
    expect(await screen.findByRole('button', { name: 'Remove: Kitchen by Mara' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Looks|Not) done/ })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'To confirm (0)' })).toBeVisible();
  });

  it('removes a post after a confirmation', async () => {
    const { server, user } = atTheFeed({ items: [own()] });
    const path = `/api/roomies/deletefeed/${MARA._id}` as const;
    server.on(`PUT ${path}`, () => ok(own({ state: 'removed' })));
    await user.click(await screen.findByRole('button', { name: 'Remove: Kitchen by Mara' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(bodies(server, 'PUT', path)).toEqual([{ feed_id: own()._id }]);
    });
  });

  it('is refetched on changes', async () => {
    const { kept, live } = atTheFeed();
    expect(await screen.findByText('No chores posted yet')).toBeVisible();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.items = [anItem(1)];
    live.push('feed:updated', { house_id: HOUSE, roomie_id: BEN._id, feed_id: anItem(1)._id });
    expect(await screen.findByRole('article', { name: 'Kitchen' })).toBeVisible();
  });

  it("lists a neatkeeper's recent visit, with the full report on demand, but no declined one", async () => {
    const declined = aVisit(2, { visited_on: TODAY, state: 'declined' });
    const { user } = atTheFeed({ visits: [declined, aVisit(1, { visited_on: TODAY, state: 'confirmed' })] });
    expect(await screen.findByText('Done by Kim: Vacuuming')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the report' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Kim on / }));
    expect(dialog.getByText('It was locked.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('lists no visits of long ago', async () => {
    atTheFeed({ visits: [aVisit(1, { visited_on: '2026-01-05', state: 'confirmed' })] });
    expect(await screen.findByText('No chores posted yet')).toBeVisible();
    expect(screen.queryByText(/Kim/)).not.toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { server, user } = atTheFeed();
    server.on(`GET ${FEED}`, () => refuse('internal', 'Broken.'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET ${FEED}`, () => ok({ items: [anItem(1)], next_cursor: null }));
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Kitchen' })).toBeVisible();
    logged.mockRestore();
  });
});

describe('posting a chore', () => {
  const later = hoursFromNow(1);

  it("takes one tap for the reader's own turn", async () => {
    const turns = [
      aTurn(1, TODAY, { assignee: MARA, due_at: later }),
      aTurn(2, TODAY, { assignee: BEN, due_at: later }),
    ];
    const { server, user } = atTheFeed({ turns });
    server.on(`POST ${MINE}`, () => ok(own()));
    await user.click(await screen.findByRole('button', { name: 'Done: Kitchen' }));
    await waitFor(() => {
      expect(bodies(server, 'POST', MINE)).toMatchObject([{ assignment_id: idOf(701) }]);
    });
  });

  it('resends with the same client id', async () => {
    const turns = [aTurn(1, TODAY, { assignee: BEN, due_at: later })];
    const { server, user } = atTheFeed({ turns, chores: [aChore(1), aChore(2, { name: 'Windows' })] });
    server.on(`POST ${MINE}`, () => refuse('conflict', 'This turn is over.'));
    await user.click(await screen.findByRole('button', { name: 'Something else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post a chore' }));
    expect(dialog.getByRole('button', { name: 'Post' })).toBeDisabled();
    await user.selectOptions(dialog.getByRole('combobox'), 'Kitchen, today (Ben)');
    expect(dialog.getByText(/^You take over this turn/)).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'Was open.');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await dialog.findByText('This turn is over.')).toBeVisible();
    server.on(`POST ${MINE}`, () => ok(own()));
    await user.selectOptions(dialog.getByRole('combobox'), 'Windows');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    const [first, second] = bodies(server, 'POST', MINE) as { client_id: string }[];
    expect(first).toMatchObject({ assignment_id: idOf(701), text: 'Was open.', photos: [] });
    expect(second).toMatchObject({ chore_id: idOf(602), client_id: first?.client_id });
  });

  it('stores the post offline, and sends it once when there is a network', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const turns = [aTurn(1, TODAY, { assignee: MARA, due_at: later })];
    const { server, user } = atTheFeed({ turns });
    server.on(`POST ${MINE}`, () => ok(own()));
    await user.click(await screen.findByRole('button', { name: 'Done: Kitchen' }));
    const kept = within(await screen.findByRole('article', { name: 'Kitchen' }));
    expect(kept.getByText('No connection. We’ll post it when you’re back online.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Done: Kitchen' })).not.toBeInTheDocument();
    expect(bodies(server, 'POST', MINE)).toEqual([]);
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => {
      expect(screen.queryByRole('article', { name: 'Kitchen' })).not.toBeInTheDocument();
    });
    expect(bodies(server, 'POST', MINE)).toMatchObject([{ assignment_id: idOf(701) }]);
    onLine.mockRestore();
  });

  it('shows why a stored post was rejected, and resends or discards it', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const turns = [aTurn(1, TODAY, { assignee: MARA, due_at: later })];
    const { server, user } = atTheFeed({ turns });
    server.on(`POST ${MINE}`, () => refuse('conflict', 'This turn is over.'));
    await user.click(await screen.findByRole('button', { name: 'Done: Kitchen' }));
    await screen.findByRole('article', { name: 'Kitchen' });
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Not posted: This turn is over.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(server.times('POST', MINE)).toBe(2);
    });
    await user.click(await screen.findByRole('button', { name: 'Discard: Kitchen' }));
    expect(await screen.findByRole('button', { name: 'Done: Kitchen' })).toBeVisible();
    onLine.mockRestore();
  });
});
