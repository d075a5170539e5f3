import type { HouseSuggestions, SuggestedRoom } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { anAd } from '#test/ads.ts';
import { FakeLive } from '#test/fake-live.ts';
import { FakeServer, ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const LIST = `/api/houses/${HOUSE}/suggestions` as const;
const AD = idOf(700);
const ad = {
  _id: AD,
  title: 'Sunny room',
  room: 'Attic',
  rent: '520.00',
  currency: 'EUR',
  available_from: null,
};
const MARA = {
  _id: idOf(701),
  ad: { _id: AD, title: 'Sunny room' },
  first_name: 'Mara',
  last_name: 'Lind',
  email: 'mara@example.org',
  state: 'waiting',
  suggested_at: '2026-05-01T10:00:00.000Z',
  ended_at: null,
} as const;

function atThePage(shown: HouseSuggestions) {
  signIn('roomie');
  const live = new FakeLive();
  const kept = { shown };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET ${LIST}`, () => ok(kept.shown));
  return { server, kept, live, ...renderApp('/suggest') };
}

const sent = (server: FakeServer, method: string, path: string): unknown[] =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);

describe('a roomie', () => {
  it('suggests a person for an open room', async () => {
    const { server, kept, user } = atThePage({ can_suggest: true, ads: [ad], suggestions: [] });
    server.on(`POST ${LIST}`, () => {
      kept.shown = { ...kept.shown, suggestions: [MARA] };
      return ok({ message: 'Thank you.' });
    });
    expect(await screen.findByText('People you suggest appear here, until 30 days after their answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suggest someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggest someone for Attic' }));
    await user.type(dialog.getByLabelText(/First name/), 'Mara');
    await user.type(dialog.getByLabelText(/Last name/), 'Lind');
    await user.type(dialog.getByLabelText(/E-mail/), 'mara@example.org');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Suggested. They decide by e-mail.')).toBeVisible();
    expect(await screen.findByText('Waiting for an answer')).toBeVisible();
    expect(sent(server, 'POST', LIST)).toEqual([
      { ad_id: AD, first_name: 'Mara', last_name: 'Lind', email: 'mara@example.org' },
    ]);
  });

  it('takes a suggestion back, and hears live when it is answered', async () => {
    const { server, kept, live, user } = atThePage({ can_suggest: true, ads: [], suggestions: [MARA] });
    expect(await screen.findByText(/^No room is open now/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take back the suggestion of Mara Lind' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    server.on(`DELETE /api/suggestions/${MARA._id}`, () =>
      refuse('conflict', 'This suggestion has been answered, or it is over.'),
    );
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('This suggestion has been answered, or it is over.')).toBeVisible();
    kept.shown = { ...kept.shown, suggestions: [{ ...MARA, state: 'applied', last_name: null, email: null }] };
    live.push('suggestion:changed', { house_id: HOUSE });
    expect(await screen.findByText('Applied')).toBeVisible();
    // The dialog fades out.
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
    });
  });

  it('without the right reads that it is the homeowner’s to give, and still sees own suggestions', async () => {
    const { kept, live } = atThePage({ can_suggest: false, ads: [], suggestions: [] });
    expect(await screen.findByText('Your homeowner hasn’t let you suggest people.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who runs what' })).toHaveAttribute('href', '/who-runs-what');
    kept.shown = { ...kept.shown, suggestions: [MARA] };
    live.push('suggestion:changed', { house_id: HOUSE });
    expect(await screen.findByText('Mara Lind')).toBeVisible();
  });

  it('can load it again after an error', async () => {
    const { server, user } = atThePage({ can_suggest: true, ads: [], suggestions: [] });
    server.on(`GET ${LIST}`, () => refuse('unavailable', 'Not now.'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on(`GET ${LIST}`, () => ok({ can_suggest: true, ads: [ad], suggestions: [] }));
    await user.click(again);
    expect(await screen.findByText('Sunny room')).toBeVisible();
  });
});

const TOKEN = 'a'.repeat(43);
const PAGE = `/room-suggestion?token=${TOKEN}`;
const suggested = (more: Partial<SuggestedRoom> = {}): SuggestedRoom => ({
  state: 'waiting',
  suggested_by: 'Rosa',
  reason: 'You like trams.',
  first_name: 'Mara',
  last_name: 'Lind',
  email: 'mara@example.org',
  title: 'Sunny room',
  ad: { ...anAd({ _id: AD, title: 'Sunny room' }), rating: { average: null, count: 0 }, costs: null },
  ...more,
});
const openLink = (path: string, room: SuggestedRoom = suggested()) => {
  const server = new FakeServer()
    .on('POST /api/suggestions/room', () => ok(room))
    .on('POST /api/suggestions/application', () => ok({ message: 'Sent.' }))
    .on('POST /api/suggestions/refusal', () => ok({ message: 'Thank you.' }))
    .install();
  return { server, ...renderApp(path) };
};

describe('a suggested person', () => {
  it('applies in their own words, with the name that was entered', async () => {
    const { server, user } = openLink(PAGE);
    expect(await screen.findByRole('heading', { name: 'Rosa thinks this room would suit you' })).toBeVisible();
    expect(screen.getByText('You like trams.')).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Mara');
    expect(screen.queryByLabelText(/E-mail/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/About you/), 'I cook on Sundays.');
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText(/Your application for “Sunny room” has been sent/)).toBeVisible();
    expect(sent(server, 'POST', '/api/suggestions/application')).toMatchObject([
      { token: TOKEN, first_name: 'Mara', last_name: 'Lind', message: 'I cook on Sundays.' },
    ]);
  });

  it.each([
    ['No, thanks', false, /Your answer is saved/],
    ['Don’t write to me again', true, /We won’t write to you about this house again/],
  ])('says %s, from the room and from the e-mail’s last line', async (label, never_again, done) => {
    for (const path of [PAGE, `${PAGE}&no=1`]) {
      const { server, user, unmount } = openLink(path);
      await user.click(await screen.findByRole('button', { name: label }));
      expect(await screen.findByText(done)).toBeVisible();
      expect(sent(server, 'POST', '/api/suggestions/refusal')).toEqual([{ token: TOKEN, never_again }]);
      unmount();
    }
  });

  it('sees that a room isn’t advertised, and that a link no longer works', async () => {
    const first = openLink(PAGE, suggested({ ad: null }));
    expect(await screen.findByText(/isn’t advertised at the moment/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'No, thanks' })).toBeVisible();
    first.unmount();
    new FakeServer().on('POST /api/suggestions/room', () => refuse('link_spent', 'It was taken back.')).install();
    renderApp(PAGE);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'See all open rooms' })).toHaveAttribute('href', '/roomad');
    });
  });
});
