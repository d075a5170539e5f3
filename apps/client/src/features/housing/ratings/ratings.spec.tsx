import type { RateableStay, Rating, RatingAverage } from '@common-roof/contracts';
import { screen, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aRateableStay, aRating, aSealedRating, HELEN } from '#test/ratings.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
});

interface Given {
  stays?: RateableStay[];
  about?: Rating[];
  average?: RatingAverage;
}

function atTheRatings({ stays = [], about = [], average = { average: null, count: 0 } }: Given = {}) {
  signIn('roomie');
  const kept = { stays, about };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/ratings/homeowner-for-rating', () => ok({ items: kept.stays, next_cursor: null }))
    .on(`GET /api/ratings/for/${PERSON.roomie}`, () => ok({ items: kept.about, next_cursor: null, average }));
  return { server, kept, live, ...renderApp('/rate-ar') };
}

const sent = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);
const stays = async () => within(await screen.findByRole('region', { name: 'Ratings to write' }));
const about = async () => within(await screen.findByRole('region', { name: 'Ratings about you' }));

describe('stays to rate', () => {
  it('state what there is to do', async () => {
    const { first_name: _, ...helen } = HELEN;
    const of = (number: number, name: string, more: Partial<RateableStay>): RateableStay =>
      aRateableStay({
        person: { ...helen, first_name: name },
        stay: { tenancy_id: idOf(number), from: '2026-03-01', until: null },
        ...more,
      });
    const closed = { can_rate: false, reason: 'too_early', opens_on: '2026-12-01' } as const;
    atTheRatings({
      stays: [
        of(1, 'Ada', {}),
        of(2, 'Bea', { days_left: 5, closes_on: '2026-11-28' }),
        of(3, 'Cleo', closed),
        of(4, 'Dora', { can_rate: false, reason: 'already_rated', mine: aSealedRating() }),
        of(5, 'Edda', {
          can_rate: false,
          reason: 'already_rated',
          mine: aSealedRating({ reveals_at: null, may: { edit: false, reply: false } }),
        }),
      ],
    });
    const list = await stays();
    const items = await list.findAllByRole('listitem');
    expect(items.map(({ textContent: text }) => text)).toEqual([
      expect.stringContaining('You can rate at any time before the move-out.'),
      expect.stringContaining('5 days left to rate, until Nov 28, 2026.'),
      expect.stringContaining('You can rate from Dec 1, 2026.'),
      expect.stringContaining('Sealed. You both see the ratings once Dora has rated too, or on Dec 7, 2026.'),
      expect.stringContaining('Rated. Edda can read it.'),
    ]);
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      ...['Rate Ada', 'Rate Bea', 'Change your rating: Dora'],
    ]);
  });

  it('are empty if there is nothing to rate, and can be reloaded after a failure', async () => {
    const { server, user } = atTheRatings();
    expect(await (await stays()).findByText(/^Nothing to rate yet/)).toBeVisible();
    expect(await (await about()).findByText(/^No ratings yet/)).toBeVisible();
    expect((await about()).getByText('New')).toBeVisible();
    expect(server.asked.length).toBeGreaterThan(1);
    await user.click(screen.getByRole('link', { name: 'Private feelings' }));
    expect(await screen.findByRole('heading', { name: 'Private feelings' })).toBeVisible();
  });
});

describe('rating a stay', () => {
  it('requires stars, sends the rating, and explains what happens next', async () => {
    const { server, kept, user } = atTheRatings({ stays: [aRateableStay()] });
    server.on('POST /api/ratings/roomie-to-homeowner', () => {
      kept.stays = [aRateableStay({ can_rate: false, reason: 'already_rated', mine: aSealedRating() })];
      return ok(aSealedRating());
    });
    await user.click(await screen.findByRole('button', { name: 'Rate Helen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate Helen' }));
    await user.click(dialog.getByRole('button', { name: 'Send the rating' }));
    expect(await dialog.findByText('Choose one to five stars.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: '4 out of 5 stars: Good' }));
    await user.type(dialog.getByLabelText('What was good?'), 'A warm house.');
    const feelings = dialog.getByLabelText('Private feelings');
    expect(feelings).toHaveAccessibleDescription('Only you and Common Roof’s admins can read this.');
    await user.type(feelings, 'The dog.');
    await user.click(dialog.getByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByText(/It stays sealed until Helen has rated too/)).toBeVisible();
    expect(sent(server, 'POST', '/api/ratings/roomie-to-homeowner')).toEqual([
      {
        homeowner_id: HELEN._id,
        tenancy_id: idOf(970),
        rating: 4,
        whats_good: 'A warm house.',
        what_could_be_improved: '',
        private_feelings: 'The dog.',
      },
    ]);
    expect(await screen.findByText(/^Sealed\. You both see/)).toBeVisible();
  });

  it('keeps the input across a reload', async () => {
    const first = atTheRatings({ stays: [aRateableStay()] });
    await first.user.click(await screen.findByRole('button', { name: 'Rate Helen' }));
    await first.user.click(await screen.findByRole('radio', { name: '2 out of 5 stars: Poor' }));
    await first.user.type(screen.getByLabelText('What could be improved?'), 'Heating.');
    first.unmount();
    const { user } = atTheRatings({ stays: [aRateableStay()] });
    await user.click(await screen.findByRole('button', { name: 'Continue your draft: Helen' }));
    expect(await screen.findByLabelText('What could be improved?')).toHaveValue('Heating.');
    expect(screen.getByRole('radio', { name: '2 out of 5 stars: Poor' })).toBeChecked();
  });

  it('shows why it was rejected, and keeps the input', async () => {
    const { server, user } = atTheRatings({ stays: [aRateableStay()] });
    server.on('POST /api/ratings/roomie-to-homeowner', () => refuse('conflict', 'You’ve already rated this tenancy.'));
    await user.click(await screen.findByRole('button', { name: 'Rate Helen' }));
    await user.click(await screen.findByRole('radio', { name: '5 out of 5 stars: Excellent' }));
    await user.click(screen.getByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByText('You’ve already rated this tenancy.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '5 out of 5 stars: Excellent' })).toBeChecked();
  });

  it('edits a sealed rating', async () => {
    const mine = aSealedRating({ rating: 3, private_feelings: 'The dog.' });
    const { server, user } = atTheRatings({ stays: [aRateableStay({ can_rate: false, mine })] });
    server.on(`PUT /api/ratings/${mine._id}`, () => ok({ ...mine, rating: 5, version: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Change your rating: Helen' }));
    expect(await screen.findByLabelText('Private feelings')).toHaveValue('The dog.');
    await user.click(screen.getByRole('radio', { name: '5 out of 5 stars: Excellent' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rating changed.')).toBeVisible();
    expect(sent(server, 'PUT', `/api/ratings/${mine._id}`)).toMatchObject([
      { version: 1, rating: 5, private_feelings: 'The dog.' },
    ]);
  });
});

describe('ratings about the reader', () => {
  it('show their average, can be replied to once, and update live', async () => {
    const rating = aRating();
    const { server, kept, live, user } = atTheRatings({ about: [rating], average: { average: 4.3, count: 4 } });
    expect(await (await about()).findByText('4.3 out of 5, 4 ratings')).toBeVisible();
    expect((await about()).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    server.on(`PUT /api/ratings/${rating._id}/reply`, () => ok(rating));
    await user.click((await about()).getByRole('button', { name: 'Reply to Helen' }));
    await user.type(await screen.findByLabelText(/Your reply/), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Send the reply' }));
    expect(await screen.findByText('Reply sent.')).toBeVisible();
    expect(sent(server, 'PUT', `/api/ratings/${rating._id}/reply`)).toEqual([{ text: 'Thank you.' }]);
    kept.about = [
      aRating({
        rating: null,
        whats_good: '',
        may: { edit: false, reply: false },
        removed: { at: '2026-11-20T10:00:00.000Z', reason: 'It names a child.' },
      }),
    ];
    live.push('ratings:changed', { tenancy_id: rating.stay.tenancy_id });
    expect(await (await about()).findByText('Removed by Common Roof: It names a child.')).toBeVisible();
  });
});
