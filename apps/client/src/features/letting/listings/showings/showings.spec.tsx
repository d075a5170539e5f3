import type { Showing, Visit, WeeklyWindow } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ROOM = idOf(801);
const showing: Showing = {
  _id: idOf(800),
  room: { _id: ROOM, name: 'Garden room' },
  house: { _id: idOf(802), name: 'Alder House', time_zone: 'Europe/London' },
  state: 'proposed',
  waits_for: 'roomie',
  starts_at: '2030-06-03T16:00:00.000Z',
  ends_at: '2030-06-03T16:30:00.000Z',
  own_room: true,
  roomie: 'Rosa',
  visitor: { first_name: 'Jonas', last_name: 'Weber', email: 'jonas@visit.test', phone: null },
  applicant_id: null,
  ad_id: null,
  note: 'A colleague of mine.',
  cancelled_by: null,
  reason: '',
  version: 1,
  created_at: '2030-06-01T10:00:00.000Z',
};
const page = (items: Showing[]) => ok({ items, next_cursor: null });

function atTheRoomies(first: Showing, windows: WeeklyWindow[] = []) {
  signIn('roomie');
  let now = first;
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/showings/quiet', () => ok({ windows }))
    .on('GET /api/roomies/showings', () => page([now]))
    .on(`PUT /api/roomies/showings/${ROOM}`, ({ body }) => {
      const { action, reason = '' } = body as { action: string; reason?: string };
      now =
        action === 'confirm'
          ? { ...now, state: 'confirmed', waits_for: null, version: 2 }
          : { ...now, state: 'cancelled', waits_for: null, cancelled_by: 'roomie', reason, version: 2 };
      return ok(now);
    });
  return { server, ...renderApp('/showings') };
}
const line = () => screen.findByRole('listitem', { name: /Jun/ });

describe("showings of one's own room", () => {
  it("are in the house's time zone, and take place if the roomie agrees", async () => {
    const { user } = atTheRoomies(showing);
    const shown = within(await line());
    expect(shown.getByText(/Mon, Jun 3, 5:00.*5:30 PM/)).toBeVisible();
    expect(shown.getByText(/Jonas Weber/)).toBeVisible();
    expect(shown.getByText('Waiting for your answer')).toBeVisible();
    await user.click(shown.getByRole('button', { name: /^Confirm/ }));
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
  });

  it('need a reason to be declined', async () => {
    const { user, server } = atTheRoomies(showing);
    await user.click(within(await line()).getByRole('button', { name: /^Decline/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    expect(server.times('PUT', `/api/roomies/showings/${ROOM}`)).toBe(0);
    await user.type(dialog.getByLabelText(/Reason/), 'I write an exam.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Declined by Rosa: I write an exam.')).toBeVisible();
  });

  it("show only the time for a housemate's room, without actions", async () => {
    atTheRoomies({ ...showing, own_room: false, visitor: null, note: '', reason: null });
    const shown = within(await line());
    expect(shown.getByText('Waiting for Rosa to answer')).toBeVisible();
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('quiet times', () => {
  it('leave ten hours of each week, and are saved', async () => {
    const { user, server } = atTheRoomies(showing);
    server.on('PUT /api/showings/quiet', ({ body }) => ok(body));
    await user.click(await screen.findByRole('button', { name: 'Add times' }));
    const times = within(screen.getByRole('group', { name: 'Times 1' }));
    const until = times.getByLabelText('Until');
    await user.clear(until);
    await user.type(until, '16:00');
    expect(screen.getByText('The end has to be after the start.')).toBeVisible();
    await user.clear(until);
    await user.type(until, '19:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Quiet times saved.')).toBeVisible();
    expect(server.asked.find(({ method, path }) => `${method} ${path}` === 'PUT /api/showings/quiet')?.body).toEqual({
      windows: [{ weekday: 1, from: '17:00', to: '19:30' }],
    });
  });
});

describe("a visitor's link", () => {
  const visit: Visit = {
    state: 'proposed',
    first_name: 'Jonas',
    homeowner: 'Helen Marsh',
    room: 'Bay window room',
    address: '1 Elm Street, LS1 1AA Leeds',
    time_zone: 'Europe/London',
    starts_at: '2030-06-03T16:00:00.000Z',
    ends_at: '2030-06-03T16:30:00.000Z',
    answer_wanted: true,
    cancelled_by: null,
  };

  it('states time and place, and takes the answer', async () => {
    let now = visit;
    aServer()
      .on('POST /api/showings/visit', () => ok(now))
      .on('POST /api/showings/visit/answer', ({ body }) => {
        const { answer } = body as { answer: string };
        now =
          answer === 'confirm'
            ? { ...visit, state: 'confirmed', answer_wanted: false }
            : { ...visit, state: 'cancelled', answer_wanted: false, cancelled_by: 'visitor', address: null };
        return ok(now);
      });
    const { user } = renderApp(`/showing?token=${'A'.repeat(43)}`);
    expect(await screen.findByText('1 Elm Street, LS1 1AA Leeds')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, I’ll come' }));
    expect(await screen.findByText('Confirmed. See you there.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I can’t come' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the showing' }));
    expect(await screen.findByText(/You’ve told the homeowner you can’t come/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByText('1 Elm Street, LS1 1AA Leeds')).not.toBeInTheDocument();
    });
  });

  it('reports an invalid link', async () => {
    aServer().on('POST /api/showings/visit', () => refuse('link_spent', 'This link is not complete.'));
    renderApp(`/showing?token=${'B'.repeat(43)}`);
    expect(await screen.findByRole('heading', { name: 'We can’t find this showing' })).toBeVisible();
  });
});
