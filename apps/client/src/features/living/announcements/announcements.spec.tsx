import type { Announcement } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { anAnnouncement } from '#test/announcements.ts';
import { FakeLive } from '#test/fake-live.ts';
import { hoursFromNow } from '#test/feed.ts';
import { nothing, ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const LIST = `/api/houses/${HOUSE}/announcements` as const;
const OTHER = idOf(101);

function atTheAnnouncements(role: 'roomie' | 'homeowner', items: Announcement[] = [], search = '') {
  signIn(role);
  const kept = { items };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on('GET /api/houses/all', () =>
      ok({
        items: role === 'roomie' ? [aHouse()] : [aHouse(), aHouse({ _id: OTHER, name: 'Birkenhof' })],
        next_cursor: null,
      }),
    )
    .on(`GET ${LIST}`, () => ok({ items: kept.items, next_cursor: null }));
  for (const [at, { _id: id }] of items.entries()) {
    server.on(`PUT /api/announcements/${id}/reading`, () => {
      const read = { ...items[at], read_at: '2026-11-21T10:00:00.000Z' } as Announcement;
      kept.items = kept.items.map((item) => (item._id === id ? read : item));
      return ok(read);
    });
  }
  return { server, kept, live, ...renderApp(`/announcements${search}`) };
}

const bodies = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

describe('a roomie', () => {
  it('reads what the homeowner announced, which marks each as read once', async () => {
    const [unread, read] = [
      anAnnouncement(1),
      anAnnouncement(2, { title: 'Bins', read_at: '2026-11-20T10:00:00.000Z' }),
    ];
    const { server } = atTheAnnouncements('roomie', [unread, read]);
    const card = within(await screen.findByRole('article', { name: 'Water off on Tuesday' }));
    expect(card.getByText(/Fill a kettle before/)).toBeVisible();
    expect(card.getByText(/^Olga · Yesterday, /)).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Bins' })).queryByText('New')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(bodies(server, 'PUT', `/api/announcements/${unread._id}/reading`)).toHaveLength(1);
    });
    expect(bodies(server, 'PUT', `/api/announcements/${read._id}/reading`)).toHaveLength(0);
    // It stays marked as new until the reader leaves.
    await waitFor(() => {
      expect(bodies(server, 'GET', LIST).length).toBeGreaterThan(1);
    });
    expect(card.getByText('New')).toBeVisible();
    expect(card.queryByRole('button', { name: /read by/ })).not.toBeInTheDocument();
  });

  it('sees in the menu how many they have not read', async () => {
    const { server } = atTheAnnouncements('roomie');
    server.on('GET /api/announcements/unread', () => ok({ unread: 3 }));
    const entry = await screen.findByRole('link', { name: 'Announcements' });
    // The count loads after the page.
    await waitFor(() => expect(entry).toHaveTextContent('3'), { timeout: 20_000 });
  }, 30_000);

  it('sees when an announcement was edited', async () => {
    const read = { read_at: '2026-11-20T10:00:00.000Z' };
    const edited = anAnnouncement(1, { ...read, edited_at: hoursFromNow(-1) });
    atTheAnnouncements('roomie', [edited, anAnnouncement(2, { ...read, title: 'Bins' })]);
    const card = within(await screen.findByRole('article', { name: 'Water off on Tuesday' }));
    expect(card.getByText(/^Edited /)).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Bins' })).queryByText(/^Edited /)).not.toBeInTheDocument();
  });

  it('sees a new announcement live', async () => {
    const { kept, live } = atTheAnnouncements('roomie');
    expect(await screen.findByText('Announcements from your homeowner appear here.')).toBeVisible();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.items = [anAnnouncement(1, { read_at: '2026-11-20T10:00:00.000Z' })];
    live.push('announcements:changed', { house_id: HOUSE });
    expect(await screen.findByRole('article', { name: 'Water off on Tuesday' })).toBeVisible();
  });

  it('arrives at the announcement that a link leads to', async () => {
    Object.defineProperty(Element.prototype, 'scrollIntoView', { value: jest.fn(), configurable: true });
    const aim = anAnnouncement(2, { title: 'Bins', read_at: '2026-11-20T10:00:00.000Z' });
    atTheAnnouncements('roomie', [anAnnouncement(1), aim], `?announcement=${aim._id}`);
    const card = await screen.findByRole('article', { name: 'Bins' });
    await waitFor(() => {
      expect(card).toHaveFocus();
    });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('is told why there is nothing before they live anywhere', async () => {
    signIn('roomie');
    const me = meOf('roomie');
    aServer().on('GET /api/me', () => ok({ ...me, userData: { ...me.userData, house: null, room: null } }));
    renderApp('/announcements');
    expect(await screen.findByText(/appear here once you live in a house/)).toBeVisible();
  });
});

describe('a homeowner', () => {
  it('sees how many have read an announcement, and who has and who has not', async () => {
    const announcement = anAnnouncement(1, { readings: { given: 1, of: 2 } });
    const { server, user } = atTheAnnouncements('homeowner', [announcement]);
    const person = { last_name: 'Okri', photo: null };
    server.on(`GET /api/announcements/${announcement._id}/readers`, () =>
      ok({
        items: [
          { ...person, _id: idOf(11), first_name: 'Ben', read_at: '2026-11-21T10:00:00.000Z' },
          { ...person, _id: idOf(12), first_name: 'Cem', read_at: null },
        ],
      }),
    );
    const open = await screen.findByRole('button', { name: 'Water off on Tuesday: read by 1 of 2' });
    expect(open).toHaveTextContent('Read by 1 of 2');
    expect(screen.getByText(/^You · Yesterday/)).toBeVisible();
    await user.click(open);
    const readers = within(await screen.findByRole('list', { name: 'Who has read “Water off on Tuesday”' }));
    expect(readers.getByText('Ben Okri').closest('li')).toHaveTextContent(/2026|Nov/);
    expect(readers.getByText('Cem Okri').closest('li')).toHaveTextContent('Not yet');
    expect(server.asked.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('posts an announcement in the chosen house', async () => {
    const { server, user } = atTheAnnouncements('homeowner');
    server.on(`POST ${LIST}`, () => ok(anAnnouncement(1, { readings: { given: 0, of: 2 } })));
    await user.click(await screen.findByRole('button', { name: 'Post an announcement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
    expect(dialog.getByText('Everyone who lives in Lindenhof now can read this.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await dialog.findByText('Enter a title.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Water off');
    await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'On Tuesday.');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Announcement posted.')).toBeVisible();
    expect(bodies(server, 'POST', LIST)).toEqual([{ title: 'Water off', text: 'On Tuesday.' }]);
  });

  it('edits an announcement, starting from its words', async () => {
    const announcement = anAnnouncement(1, { readings: { given: 1, of: 2 } });
    const { server, user } = atTheAnnouncements('homeowner', [announcement]);
    const path = `/api/announcements/${announcement._id}` as const;
    server.on(`PUT ${path}`, () => ok(announcement));
    await user.click(await screen.findByRole('button', { name: 'More about “Water off on Tuesday”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit announcement' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Title/ }), ' morning');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Announcement saved.')).toBeVisible();
    const { text } = announcement;
    expect(bodies(server, 'PUT', path)).toEqual([{ title: 'Water off on Tuesday morning', text, version: 1 }]);
  });

  it('chooses between two versions, where another window saved one', async () => {
    const announcement = anAnnouncement(1, { readings: { given: 1, of: 2 } });
    const { server, user } = atTheAnnouncements('homeowner', [announcement]);
    const path = `/api/announcements/${announcement._id}` as const;
    const current = { ...announcement, title: 'Water off on Friday', version: 2 };
    server.on(`PUT ${path}`, () =>
      refuse('stale_version', 'This announcement has changed since you opened it.', { current }),
    );
    await user.click(await screen.findByRole('button', { name: 'More about “Water off on Tuesday”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit announcement' }));
    await user.type(dialog.getByRole('textbox', { name: /^Title/ }), ' morning');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^This announcement changed while you were editing/)).toBeVisible();
    server.on(`PUT ${path}`, () => ok(current));
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Announcement saved.')).toBeVisible();
    expect(bodies(server, 'PUT', path).at(-1)).toMatchObject({ title: 'Water off on Tuesday morning', version: 2 });
  });

  it('removes an announcement after a confirmation', async () => {
    const announcement = anAnnouncement(1, { readings: { given: 1, of: 2 } });
    const { server, kept, user } = atTheAnnouncements('homeowner', [announcement]);
    server.on(`DELETE /api/announcements/${announcement._id}`, () => {
      kept.items = [];
      return nothing();
    });
    await user.click(await screen.findByRole('button', { name: 'More about “Water off on Tuesday”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this announcement?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Announcement removed.')).toBeVisible();
    expect(await screen.findByText(/^No announcements yet\./)).toBeVisible();
  });

  it('chooses a house, and reads that it has no announcements yet', async () => {
    const { server, user, where } = atTheAnnouncements('homeowner', [anAnnouncement(1)]);
    server.on(`GET /api/houses/${OTHER}/announcements`, () => ok({ items: [], next_cursor: null }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'House' }), 'Birkenhof');
    expect(await screen.findByText(/^No announcements yet\./)).toBeVisible();
    expect(where.path).toBe(`/announcements?house=${OTHER}`);
  });

  it('can try again when the announcements could not be loaded', async () => {
    const { server, user } = atTheAnnouncements('homeowner');
    server.on(`GET ${LIST}`, () => refuse('internal', 'Broken.'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET ${LIST}`, () => ok({ items: [anAnnouncement(1)], next_cursor: null }));
    await user.click(retry);
    expect(await screen.findByRole('article', { name: 'Water off on Tuesday' })).toBeVisible();
  });
});
