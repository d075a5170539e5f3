import type { PointEntry, Standings } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok } from '#test/fake-server.ts';
import { anItem, BEN } from '#test/feed.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { plusMonths } from './months.ts';

const STANDINGS = `/api/houses/standings/${HOUSE}` as const;
const BEST = `/api/houses/bestworst/${HOUSE}` as const;
const POINTS = `/api/roomies/points/${PERSON.roomie}` as const;
const MONTH = dayIn('Europe/Berlin', new Date()).slice(0, 7);
const MARA = { _id: PERSON.roomie, first_name: 'Mara', photo: null };

type Standing = Standings['items'][number];
const standing = (more: Partial<Standing> = {}): Standing => ({
  roomie: MARA,
  points: 9,
  strikes: 0,
  done: 3,
  effort: 0.75,
  streak: 3,
  bonus: 0,
  bonus_left: 20,
  all_time: 120,
  is_best: false,
  is_worst: false,
  ...more,
});
const others = standing({
  roomie: { ...BEN, photo: null },
  points: 3,
  strikes: 1,
  done: 1,
  effort: 0.25,
  streak: 0,
  bonus: -8,
  bonus_left: 12,
});

const entry = (number: number, more: Partial<PointEntry> = {}): PointEntry => ({
  _id: idOf(850 + number),
  house: { _id: HOUSE, name: 'Lindenhof' },
  cause: 'chore',
  month: MONTH,
  at: '2026-11-23T10:00:00.000Z',
  points: 3,
  strikes: 0,
  expires_at: null,
  reverses: null,
  reversed: false,
  appeal: null,
  appealable_until: null,
  chore: { _id: idOf(601), name: 'Kitchen', icon: 'kitchen' },
  assignment_id: idOf(701),
  feed_id: idOf(801),
  due_on: '2026-11-22',
  given_by: null,
  reasons: [],
  ...more,
});

function atTheStandings(items: Standing[], rows: PointEntry[] = []) {
  signIn('roomie');
  const kept = { items };
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on('GET /api/chores', () => ok({ items: [], next_cursor: null }))
    .on(`GET /api/houses/feed/${HOUSE}`, () => ok({ items: [], next_cursor: null }))
    .on(`GET ${POINTS}`, () => ok({ items: rows, next_cursor: null }))
    .on(`GET ${STANDINGS}`, ({ query }) =>
      ok({ house_id: HOUSE, month: query.get('month') ?? MONTH, closed_at: null, items: kept.items }),
    );
  return { server, live, kept, ...renderApp('/feedbackpage?show=standings') };
}

describe('the standings of a house', () => {
  it('show points, part of the work, streaks, and the best roomie', async () => {
    atTheStandings([standing({ is_best: true }), others]);
    const list = within(await screen.findByRole('list', { name: 'Standings' }));
    const [mine, bens] = list.getAllByRole('listitem');
    expect(mine).toHaveTextContent(/You.*9 points.*Best of the month.*75% of the work/);
    expect(mine).toHaveTextContent('3 chores done · 3 turns in a row · 120 points in total');
    expect(bens).toHaveTextContent(/Ben.*3 points.*1 chore done · 1 strike/);
    expect(list.getAllByRole('button')).toHaveLength(1);
    expect(list.queryByText(/fewest points/i)).not.toBeInTheDocument();
  });

  it('show who is last if the server does', async () => {
    atTheStandings([others, standing({ is_worst: true })]);
    expect(await screen.findByText(/^You have the fewest points this month/)).toBeVisible();
  });

  it('go back to earlier months, but not to future ones', async () => {
    const { server, user, where } = atTheStandings([standing()]);
    expect(await screen.findByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    const before = plusMonths(MONTH, -1);
    expect(where.path).toContain(`month=${before}`);
    await waitFor(() => {
      const months = server.asked.filter(({ path }) => path === STANDINGS).map(({ query }) => query.get('month'));
      expect(months).toEqual([MONTH, before]);
    });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(where.path).toBe('/feedbackpage?show=standings');
  });

  it('are refetched when points change', async () => {
    const { kept, live } = atTheStandings([standing()]);
    expect(await screen.findByText('9 points')).toBeVisible();
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.items = [standing({ points: 12 })];
    live.push('points:changed', { house_id: HOUSE, roomie_ids: [PERSON.roomie] });
    expect(await screen.findByText('12 points')).toBeVisible();
  });
});

describe("the reasons for a roomie's points", () => {
  it('are listed entry by entry, each with its cause and its post', async () => {
    const { server, user } = atTheStandings(
      [standing()],
      [
        entry(1),
        entry(2, { cause: 'rejected', points: 0, strikes: 1, reasons: ['The hob is greasy.'], feed_id: null }),
        entry(3, {
          cause: 'bonus',
          points: -2,
          chore: null,
          feed_id: null,
          due_on: null,
          reasons: ['Noise'],
          given_by: { _id: PERSON.homeowner, first_name: 'Helen' },
        }),
      ],
    );
    server.on(`GET /api/roomies/feed/${PERSON.roomie}`, ({ query }) =>
      query.get('cursor') === null
        ? ok({ items: [anItem(2)], next_cursor: 'older' })
        : ok({ items: [anItem(1, { text: 'All of it.' })], next_cursor: null }),
    );
    await user.click(await screen.findByRole('button', { name: 'Why these points?' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Points of Mara/ }));
    const rows = await dialog.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Chore confirmed: Kitchen\+3 points/);
    expect(rows[1]).toHaveTextContent(/Chore not accepted: Kitchen1 strike.*The hob is greasy\./);
    expect(rows[2]).toHaveTextContent(/Bonus-2 points.*by Helen · Noise/);
    expect(dialog.getAllByRole('button', { name: /^Show the post/ })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Show the post: Chore confirmed: Kitchen' }));
    expect(await dialog.findByText('All of it.')).toBeVisible();
  });
});

describe('a month, for the homeowner', () => {
  function asHomeowner() {
    signIn('homeowner');
    const server = aServer()
      .on('GET /api/me', () => ok(meOf('homeowner')))
      .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
      .on('GET /api/chores', () => ok({ items: [], next_cursor: null }))
      .on(`GET /api/houses/feed/${HOUSE}`, () => ok({ items: [], next_cursor: null }))
      .on(`GET ${STANDINGS}`, () => ok({ house_id: HOUSE, month: MONTH, closed_at: null, items: [standing(), others] }))
      .on(`PUT ${BEST}`, () => ok({ house_id: HOUSE, month: MONTH, closed_at: null, items: [] }));
    const sent = () => server.asked.filter(({ path }) => path === BEST).map(({ body }) => body);
    return { sent, ...renderApp('/feedbackAdminPage?show=standings') };
  }

  it('gets a bonus within the limits and with a reason', async () => {
    const { sent, user } = asHomeowner();
    await user.click(await screen.findByRole('button', { name: 'Give a bonus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give a bonus' }));
    await user.selectOptions(dialog.getByRole('combobox'), 'Ben');
    expect(dialog.getByText('Ben can get 12 of 20 points this month.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Mended the door.');
    await user.type(dialog.getByRole('spinbutton'), '13');
    expect(dialog.getByRole('button', { name: 'Give' })).toBeDisabled();
    await user.clear(dialog.getByRole('spinbutton'));
    await user.type(dialog.getByRole('spinbutton'), '5');
    await user.click(dialog.getByRole('button', { name: 'Give' }));
    await waitFor(() => {
      expect(sent()).toEqual([{ id: BEN._id, points: 5, reason: 'Mended the door.', month: MONTH, close: false }]);
    });
  });

  it("shows the homeowner's bonuses", async () => {
    asHomeowner();
    expect(await screen.findByText(/bonus -8/)).toBeVisible();
  });

  it('is closed after a confirmation', async () => {
    const { sent, user } = asHomeowner();
    await user.click(await screen.findByRole('button', { name: 'Close the month' }));
    expect(sent()).toEqual([]);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Close the month' }));
    await waitFor(() => {
      expect(sent()).toEqual([{ month: MONTH, close: true }]);
    });
  });
});
