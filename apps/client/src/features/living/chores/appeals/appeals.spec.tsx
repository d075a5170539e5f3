import type { Appeal, FeedItem } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { anAppeal } from '#test/appeals.ts';
import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { anItem, hoursFromNow } from '#test/feed.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

interface Given {
  as?: 'roomie' | 'homeowner';
  appeals?: Appeal[];
  items?: FeedItem[];
}

function atTheFeed({ as = 'roomie', appeals = [], items = [] }: Given, path: string) {
  signIn(as);
  const kept = { appeals };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(as)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on('GET /api/chores', () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/houses/feed/${HOUSE}`, () => ok({ items, next_cursor: null }))
    .on('GET /api/appeals', ({ query }) => {
      const state = query.get('state');
      return ok({ items: kept.appeals.filter((one) => state === null || one.state === state), next_cursor: null });
    });
  const sent = (asked: string) => server.asked.filter(({ path: to }) => to === asked).map(({ body }) => body);
  return { server, live, kept, sent, ...renderApp(path) };
}

const MARA = { _id: PERSON.roomie, first_name: 'Mara', photo: null };
const struck = (more: Partial<FeedItem> = {}) =>
  anItem(1, { roomie: MARA, posted_by: MARA._id, state: 'rejected', appealable_until: hoursFromNow(1), ...more });
const DECIDE = `/api/appeals/${anAppeal(1)._id}`;

describe("the reader's own strike", () => {
  it('can be appealed from the feed, with a reason, and keeps the input after a failure', async () => {
    const { server, sent, user } = atTheFeed({ items: [struck()] }, '/feedbackpage');
    server.on('PUT /api/roomies/feedappeal', () => refuse('conflict', 'You can appeal against a strike for 7 days.'));
    await user.click(await screen.findByRole('button', { name: 'Appeal the strike: Kitchen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal: Kitchen' }));
    expect(dialog.getByRole('button', { name: 'Send the appeal' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'It was done.');
    await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
    expect(await dialog.findByText('You can appeal against a strike for 7 days.')).toBeVisible();
    server.on('PUT /api/roomies/feedappeal', () => ok(anAppeal(1)));
    await user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(sent('/api/roomies/feedappeal').at(-1)).toEqual({ assignment_id: idOf(701), appeal: 'It was done.' });
  });

  it("can't be appealed too late, twice, or for another roomie", async () => {
    const items = [
      struck({ appealable_until: hoursFromNow(-1) }),
      { ...struck({ appeal: 'open', appealable_until: null }), _id: idOf(802) },
      { ...anItem(3, { state: 'rejected', appealable_until: hoursFromNow(1) }) },
    ];
    atTheFeed({ items }, '/feedbackpage');
    expect(await screen.findByText('Not accepted. Appeal open')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Appeal/ })).not.toBeInTheDocument();
  });
});

describe('appeals', () => {
  it('show the appellant the evidence and who decides', async () => {
    const appeals = [
      anAppeal(1),
      anAppeal(2, {
        state: 'dismissed',
        decided_at: '2026-11-20T10:00:00Z',
        reason: 'The photo shows it.',
        decided_by: { _id: PERSON.homeowner, first_name: 'Helen' },
      }),
      anAppeal(3, { state: 'upheld', decided_at: '2026-11-20T10:00:00Z', item: null }),
    ];
    const { user, where } = atTheFeed({ appeals }, '/feedbackpage');
    await user.click(await screen.findByRole('tab', { name: 'Appeals (1)' }));
    expect(where.path).toBe('/feedbackpage?show=appeals');
    const [open, dismissed, late] = await screen.findAllByRole('article', { name: 'Kitchen' });
    expect(open).toHaveTextContent(/It was done\..*Ben: not done – The hob is greasy\..*The homeowner decides by/);
    expect(dismissed).toHaveTextContent(/Strike confirmed by Helen on .*The photo shows it\./);
    expect(late).toHaveTextContent(/Nothing was posted in time\..*nobody decided in time/);
    expect(screen.queryByRole('button', { name: /^Remove the strike/ })).not.toBeInTheDocument();
  });

  it('are decided by the homeowner, with a reason', async () => {
    const { server, kept, sent, user } = atTheFeed(
      { as: 'homeowner', appeals: [anAppeal(1, { may_decide: true })] },
      '/feedbackAdminPage?show=appeals',
    );
    await user.click(await screen.findByRole('button', { name: 'Remove the strike: Kitchen, Mara' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Mara’s strike?' }));
    expect(dialog.getByText(/Mara gets 3 points/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove the strike' }));
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    expect(sent(DECIDE)).toEqual([]);
    server.on(`PUT ${DECIDE as `/${string}`}`, () => {
      kept.appeals = [];
      return ok(anAppeal(1, { state: 'upheld' }));
    });
    await user.type(dialog.getByRole('textbox'), 'I saw it.');
    await user.click(dialog.getByRole('button', { name: 'Remove the strike' }));
    expect(await screen.findByText('No appeals')).toBeVisible();
    expect(sent(DECIDE)).toEqual([{ decision: 'upheld', reason: 'I saw it.' }]);
  });

  it('are refetched when points change', async () => {
    const { kept, live } = atTheFeed({}, '/feedbackpage?show=appeals');
    expect(await screen.findByText('No appeals')).toBeVisible();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.appeals = [anAppeal(1)];
    live.push('points:changed', { house_id: HOUSE, roomie_ids: [PERSON.roomie] });
    expect(await screen.findByRole('tab', { name: 'Appeals (1)' })).toBeVisible();
  });
});
