import type { LinkedRepair } from '@common-roof/contracts';
import { fireEvent, screen, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { idOf } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const repair: LinkedRepair = {
  trade: 'Tap & Son',
  homeowner: { first_name: 'Helen', phone: '+44 161 496 0000' },
  house: { name: 'Alder House', address: '1 Elm Street, LS1 1AA Leeds', time_zone: 'Europe/London' },
  room: null,
  area: 'kitchen',
  area_name: null,
  title: 'The tap drips',
  description: 'A cup an hour.',
  urgency: 'soon',
  entry: 'ask_first',
  entry_note: 'Weekdays after five.',
  photos: [],
  state: 'accepted',
  visit: null,
  ended: null,
  notes: [{ _id: idOf(900), author: 'Rosa', text: 'It got worse.', written_at: '2030-06-01T10:00:00.000Z' }],
  version: 3,
  can: { plan: true, finish: true, write: true },
};

/** The page of a link whose repair changes as the calls say. */
function atTheLink(first: Partial<LinkedRepair> = {}) {
  let now: LinkedRepair = { ...repair, ...first };
  const server = aServer()
    .on('POST /api/repairs/link', () => ok(now))
    .on('PUT /api/repairs/link/visit', ({ body }) => {
      const { visit } = body as { visit: { from: string; until: string } };
      now = { ...now, visit: { ...visit, is_agreed: false }, version: now.version + 1 };
      return ok(now);
    })
    .on('POST /api/repairs/link/notes', ({ body }) => {
      const note = { _id: idOf(901), author: 'Tap & Son', written_at: '2030-06-01T11:00:00.000Z' };
      now = { ...now, notes: [...now.notes, { ...note, text: (body as { text: string }).text }] };
      return ok(now);
    })
    .on('PUT /api/repairs/link/end', ({ body }) => {
      const ended = { at: '2030-06-03T12:00:00.000Z', words: (body as { words: string }).words };
      now = { ...now, state: 'done', ended, can: { plan: false, finish: false, write: true } };
      return ok(now);
    });
  return { server, ...renderApp(`/repair?token=${TOKEN}`) };
}
type AtTheLink = ReturnType<typeof atTheLink>;
const sentTo = ({ server }: AtTheLink, path: string): unknown =>
  server.asked.findLast((asked) => asked.path === path)?.body;

describe('the page of a tradesperson’s link', () => {
  it('says what is broken where, and whom to call', async () => {
    atTheLink();
    expect(await screen.findByRole('heading', { name: 'The tap drips' })).toBeVisible();
    for (const text of ['1 Elm Street, LS1 1AA Leeds', 'Kitchen', 'Ask first. Weekdays after five.', 'It got worse.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: '+44 161 496 0000' })).toHaveAttribute('href', 'tel:+441614960000');
  });

  it('suggests a time in the time zone of the house', async () => {
    const page = atTheLink();
    await page.user.click(await screen.findByRole('button', { name: 'Suggest a time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When will you come?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Suggest' }));
    expect(await dialog.findByText('Choose a day.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Day of the visit'), { target: { value: '2030-06-03' } });
    await page.user.click(dialog.getByRole('button', { name: 'Suggest' }));
    expect(await screen.findByText(/haven’t agreed yet/)).toBeVisible();
    expect(sentTo(page, '/api/repairs/link/visit')).toEqual({
      token: TOKEN,
      version: 3,
      visit: { from: '2030-06-03T08:00:00.000Z', until: '2030-06-03T10:00:00.000Z' },
    });
  });

  it('takes a note, and what was done at the end', async () => {
    const page = atTheLink();
    await page.user.type(await screen.findByLabelText('Write a note'), 'I’ll bring a seal.');
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('I’ll bring a seal.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'It’s repaired' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText('What was done?'), 'A new seal.');
    await page.user.click(dialog.getByRole('button', { name: 'It’s repaired' }));
    expect(await screen.findByText('A new seal.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Repaired/);
    expect(screen.queryByRole('button', { name: 'Suggest a time' })).not.toBeInTheDocument();
  });

  it('keeps a note whose sending failed', async () => {
    const page = atTheLink();
    page.server.on('POST /api/repairs/link/notes', () => refuse('rate_limited', 'Too many attempts.'));
    await page.user.type(await screen.findByLabelText('Write a note'), 'On my way.');
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
    expect(screen.getByLabelText('Write a note')).toHaveValue('On my way.');
  });

  it('shows the photos, which it fetches with the link', async () => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    const photo = { image_id: idOf(910), caption: 'Under the sink', width: 640, height: 480 };
    const server = aServer()
      .on('POST /api/repairs/link', () => ok({ ...repair, photos: [photo] }))
      .on('POST /api/repairs/link/photo', () => new Response('webp', { status: 200 }));
    renderApp(`/repair?token=${TOKEN}`);
    expect(await screen.findByRole('img', { name: 'Photo 1 of “The tap drips”' })).toHaveAttribute('src', 'blob:photo');
    expect(screen.getByText('Under the sink')).toBeVisible();
    expect(server.asked.find(({ path }) => path.endsWith('/photo'))?.body).toEqual({
      token: TOKEN,
      image_id: photo.image_id,
      size: 'large',
    });
  });

  it('says so when the link has stopped working, also while it is open', async () => {
    const page = atTheLink();
    await screen.findByRole('heading', { name: 'The tap drips' });
    const spent = () => refuse('link_spent', 'Ask the homeowner.');
    page.server.on('POST /api/repairs/link', spent).on('POST /api/repairs/link/notes', spent);
    await page.user.type(screen.getByLabelText('Write a note'), 'On my way.');
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  it('refuses what is no link without asking the server', async () => {
    const server = aServer();
    renderApp('/repair?token=short');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(server.times('POST', '/api/repairs/link')).toBe(0);
  });
});
