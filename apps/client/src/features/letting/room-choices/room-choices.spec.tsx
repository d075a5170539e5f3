import type { OwnRoomChoice, Role, RoomChoice } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { aHouse, HOUSE } from '#test/houses.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';
import { anOwnChoice, aResult, aRoomChoice, roomId } from '#test/room-choices.ts';

const ID = idOf(1_300);
const TOKEN = 'A'.repeat(43);

function asRoomie(choice: OwnRoomChoice) {
  const kept = { choice };
  signIn('roomie');
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on(`GET /api/room-choices/${ID}/own`, () => ok(kept.choice))
    .on(`PUT /api/room-choices/${ID}/values`, () => ok(kept.choice))
    .on(`PUT /api/room-choices/${ID}/reply`, () => ok(kept.choice));
  return { server, kept, ...renderApp(`/rooms?choice=${ID}`) };
}

function asHomeowner(choice: RoomChoice, path = `/rooms?choice=${ID}`) {
  const kept = { choice };
  signIn('homeowner');
  const live = new FakeLive();
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/room-choices/${ID}`, () => ok(kept.choice))
    .on(`GET /api/houses/${HOUSE}/room-choices`, () => ok({ items: [kept.choice] }))
    .on(`PUT /api/room-choices/${ID}/withdrawal`, () => ok(kept.choice))
    .on(`POST /api/room-choices/${ID}/offers`, () => ok(kept.choice))
    .on(`POST /api/houses/${HOUSE}/room-choices`, () => ok(kept.choice))
    .on(`GET /api/houses/${HOUSE}/room-choices/candidates`, () =>
      ok({
        currency: 'EUR',
        rooms: [0, 1].map((at) => ({ _id: roomId(at), name: `Room ${String(at)}`, rent: '475.00', free_on: null })),
        people: [{ roomie_id: idOf(1_330), name: 'Ada Wood' }],
      }),
    );
  return { server, kept, live, ...renderApp(path) };
}

const sent = (server: ReturnType<typeof aServer>, method: string, path: string) =>
  server.asked.filter((asked) => asked.method === method && asked.path === path).map(({ body }) => body);
const valueOf = (room: string) => screen.findByRole('textbox', { name: `${room}: worth to you per month` });

describe('a person who chooses', () => {
  it('begins with an even split, and sends only what adds up', async () => {
    const { server, user } = asRoomie(anOwnChoice());
    const garden = await valueOf('Garden room');
    expect(garden).toHaveValue('650.00');
    const send = screen.getByRole('button', { name: 'Save my answer' });
    expect(send).toBeEnabled();
    await user.clear(garden);
    await user.type(garden, '900');
    expect(screen.getByText('€250.00 too much')).toBeVisible();
    expect(send).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Scale to the total' }));
    expect(garden).toHaveValue('797.73');
    await user.click(screen.getByRole('button', { name: 'Split evenly' }));
    expect(screen.getByText('Adds up to the total rent.')).toBeVisible();
    await user.clear(garden);
    await user.type(garden, '700');
    const attic = await valueOf('Attic');
    await user.clear(attic);
    await user.type(attic, '600,00');
    await user.click(send);
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/room-choices/${ID}/values`)).toEqual([
        {
          values: [
            { room_id: roomId(0), value: '700.00' },
            { room_id: roomId(1), value: '650.00' },
            { room_id: roomId(2), value: '600.00' },
          ],
        },
      ]);
    });
    expect(await screen.findByText('Your answer is saved.')).toBeVisible();
  });

  it('reads why no other room suits them better, and accepts', async () => {
    const { server, user } = asRoomie(aResult());
    expect(await screen.findByText('Attic for €500.00 a month')).toBeVisible();
    expect(screen.getByText('It is worth €600.00 to you, €100.00 more than it costs.')).toBeVisible();
    expect(screen.getByText('Worth €700.00 to you, costs €800.00: €200.00 less for you than your room.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/room-choices/${ID}/reply`)).toEqual([{ accepts: true }]);
    });
  });

  it('declines after a question', async () => {
    const { server, user } = asRoomie(aResult());
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/not who declined/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => {
      expect(sent(server, 'PUT', `/api/room-choices/${ID}/reply`)).toEqual([{ accepts: false }]);
    });
  });

  it.each<[string, Partial<OwnRoomChoice>, RegExp]>([
    [
      'waits for the others',
      { has_accepted: true, accepted: 2, can: { answer: false, reply: false } },
      /2 of 3 have accepted/,
    ],
    [
      'waits for the offers',
      { state: 'accepted', can: { answer: false, reply: false } },
      /Helen can send the lease offers/,
    ],
    [
      'hears that it is over',
      { state: 'withdrawn', ended: 'declined', can: { answer: false, reply: false } },
      /Not everyone agreed/,
    ],
  ])('%s', async (_, more, text) => {
    asRoomie(aResult(more));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('needs no account with their link', async () => {
    aServer().on('POST /api/room-choices/link', () => ok(anOwnChoice()));
    renderApp(`/choose-room?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Choose your room in Lindenhof' })).toBeVisible();
    expect(await valueOf('Attic')).toHaveValue('650.00');
  });

  it('is told when the link doesn’t work any more', async () => {
    aServer().on('POST /api/room-choices/link', () => refuse('link_spent', 'This link is spent.'));
    renderApp(`/choose-room?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
  });
});

describe('a homeowner', () => {
  it('sees who has answered, and rooms and rents as they come', async () => {
    const { kept, live } = asHomeowner(aRoomChoice());
    expect(await screen.findByText(/1 of 3 have answered/)).toBeVisible();
    expect(screen.getAllByText('Hasn’t answered yet')).toHaveLength(2);
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.choice = aRoomChoice({
      state: 'proposed',
      envy: '0.00',
      reply_by: aResult().reply_by,
      rooms: aRoomChoice().rooms.map((room) => ({ ...room, rent: '650.00', person: 'Ada Wood' })),
    });
    live.push('room_choices:changed', { room_choice_id: ID });
    expect(await screen.findByText('Garden room: €650.00 a month')).toBeVisible();
  });

  it('makes the lease offers once everyone accepted', async () => {
    const can = { extend: false, withdraw: true, offer: true };
    const { server, user } = asHomeowner(aRoomChoice({ state: 'accepted', envy: '0.00', can }));
    await user.click(await screen.findByRole('button', { name: 'Send lease offers' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Send offers' }));
    await waitFor(() => {
      expect(sent(server, 'POST', `/api/room-choices/${ID}/offers`)).toEqual([{ starts_on: '2027-05-01' }]);
    });
  });

  it('opens one for as many people as rooms', async () => {
    const { server, user } = asHomeowner(aRoomChoice(), `/rooms?house=${HOUSE}`);
    await user.click(await screen.findByRole('button', { name: 'Let people choose' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: /Room 0/ }));
    await user.click(dialog.getByRole('checkbox', { name: /Room 1/ }));
    expect(dialog.getByRole('textbox', { name: /Rent of all rooms/ })).toHaveValue('950.00');
    await user.click(dialog.getByRole('checkbox', { name: /Ada Wood/ }));
    await user.click(dialog.getByRole('button', { name: 'Ask everyone' }));
    expect(await dialog.findByText(/Choose as many people as rooms/)).toBeVisible();
    expect(sent(server, 'POST', `/api/houses/${HOUSE}/room-choices`)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Add someone by name' }));
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ben');
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Wood');
    await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ben@rooms.test');
    await user.click(dialog.getByRole('button', { name: 'Ask everyone' }));
    await waitFor(() => {
      expect(sent(server, 'POST', `/api/houses/${HOUSE}/room-choices`)).toMatchObject([
        {
          room_ids: [roomId(0), roomId(1)],
          people: [{ roomie_id: idOf(1_330) }, { first_name: 'Ben', last_name: 'Wood', email: 'ben@rooms.test' }],
          total: '950.00',
        },
      ]);
    });
  });
});

it.each<Role>(['roomie', 'homeowner'])('shows a %s a failure with a way to try again', async (role) => {
  signIn(role);
  const failing = role === 'roomie' ? `GET /api/room-choices/${ID}/own` : `GET /api/room-choices/${ID}`;
  aServer()
    .on('GET /api/me', () => ok(meOf(role)))
    .on(failing as `GET /${string}`, () => refuse('internal', 'secret detail'));
  renderApp(`/rooms?choice=${ID}`);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
