import type { AdminRating } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aRating, LINDEN } from '#test/ratings.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const { private_feelings: _, ...plain } = aRating();
const RATING: AdminRating = { ...plain, has_private_feelings: true };

function atTheRatings(ratings: AdminRating[]) {
  signIn('admin');
  const kept = { ratings };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('admin')))
    .on('GET /api/ratings/all', () => ok({ items: kept.ratings, next_cursor: null }));
  return { server, kept, ...renderApp('/admin/ratings') };
}

describe("the admins' list of ratings", () => {
  it('shows private feelings only on request', async () => {
    const { server, user } = atTheRatings([RATING]);
    server.on(`GET /api/ratings/${RATING._id}/private-feelings`, () =>
      ok({ _id: RATING._id, private_feelings: 'I was afraid.' }),
    );
    expect(await screen.findByRole('link', { name: 'Helen' })).toHaveAttribute(
      'href',
      `/admin/people/${RATING.author._id}`,
    );
    expect(screen.getByRole('link', { name: 'Mara' })).toHaveAttribute('href', `/admin/people/${RATING.rated._id}`);
    expect(screen.queryByText('I was afraid.')).toBeNull();
    const [show] = screen.getAllByRole('button', { name: 'Show private feelings of Helen' });
    if (show) await user.click(show);
    const dialog = within(await screen.findByRole('dialog', { name: 'Private feelings of Helen' }));
    expect(await dialog.findByText('I was afraid.')).toBeVisible();
  });

  it('removes a rating with a reason', async () => {
    const { server, kept, user } = atTheRatings([RATING]);
    server.on(`DELETE /api/ratings/${RATING._id}`, () => {
      const removed = { at: '2026-11-20T10:00:00.000Z', reason: 'It names a child.' };
      kept.ratings = [{ ...RATING, removed }];
      return ok(null);
    });
    const [remove] = await screen.findAllByRole('button', { name: 'Remove the rating by Helen about Mara' });
    if (remove) await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Remove the rating' }));
    expect(await screen.findByText('Enter a reason.')).toBeVisible();
    await user.type(screen.getByLabelText(/Reason/), 'It names a child.');
    await user.click(screen.getByRole('button', { name: 'Remove the rating' }));
    expect(await screen.findByText('Rating removed.')).toBeVisible();
    const [asked] = server.asked.filter(({ method }) => method === 'DELETE');
    expect(asked?.body).toEqual({ reason: 'It names a child.' });
    expect((await screen.findAllByText('Removed: It names a child.')).length).toBeGreaterThan(0);
  });

  it('can be searched, and filtered by house', async () => {
    const { server, user } = atTheRatings([RATING]);
    await user.click(await screen.findByRole('link', { name: `${LINDEN.name}: only its ratings` }));
    expect(await screen.findByRole('button', { name: 'Show all houses' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Also search private feelings' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search names and texts' }), 'mara');
    const last = () => server.asked.findLast(({ path }) => path === '/api/ratings/all')?.query;
    await waitFor(() => {
      expect(Object.fromEntries(last() ?? [])).toEqual({
        house_id: LINDEN._id,
        search: 'mara',
        search_private: 'true',
      });
    });
  });
});
