import type { RoomiePublic } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { FakeLive } from '#test/fake-live.ts';
import { ok, refuse } from '#test/fake-server.ts';
import { HOUSE } from '#test/houses.ts';
import { aBalance } from '#test/money.ts';
import { idOf, meOf, PERSON, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ROOMIE: RoomiePublic = {
  _id: PERSON.roomie,
  first_name: 'Nora',
  last_name: 'Quist',
  photo: null,
  house: HOUSE,
  room: idOf(200),
  room_name: 'Garden room',
  points: 0,
  email: 'nora@example.com',
  phone: null,
  starts_on: '2026-11-01',
  tenancy_state: 'active',
  has_lease: false,
  emergency_contact: null,
  away: [],
  rent: '480.00',
  rent_period: 'month',
  currency: 'EUR',
  comments: null,
  note: 'Has the key.',
  has_joined: true,
};

function atTheRoomie(balance: () => Response | Promise<Response>, more: Partial<RoomiePublic> = {}) {
  signIn('homeowner');
  const kept = { ...ROOMIE, ...more };
  const save = (body: unknown): Response => ok(Object.assign(kept, body));
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('homeowner')))
    .on(`GET /api/roomies/by-id/${PERSON.roomie}`, () => ok(kept))
    .on(`PUT /api/roomies/${PERSON.roomie}`, ({ body }) => save(body))
    .on(`PUT /api/roomies/${PERSON.roomie}/note`, ({ body }) => save(body))
    .on(`GET /api/ledger/balance/${PERSON.roomie}`, balance);
  return { server, kept, ...renderApp(`/edit-tenant?id=${PERSON.roomie}`) };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe("a roomie's page", () => {
  it('shows its forms once the content above them has loaded', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
    const { server } = atTheRoomie(() => answered);
    await waitFor(() => {
      expect(server.times('GET', `/api/ledger/balance/${PERSON.roomie}`)).toBe(1);
    });
    await waitFor(() => {
      expect(server.times('GET', `/api/roomies/by-id/${PERSON.roomie}`)).toBe(1);
    });
    expect(screen.queryByLabelText('Rent a month')).toBeNull();
    answer(ok(aBalance()));
    expect(await screen.findByLabelText('Rent a month')).toHaveValue('480.00');
    expect(screen.getByText('Nothing is owed.')).toBeVisible();
  });

  it("allows editing the stay even if the balance can't be loaded", async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { user, server } = atTheRoomie(() => refuse('unavailable', 'Please try again later.'));
    const stay = await part('Tenancy');
    const rent = stay.getByLabelText('Rent a month');
    await user.clear(rent);
    await user.type(rent, '545,50');
    await user.click(stay.getByRole('button', { name: 'Save' }));
    await screen.findByText('Tenancy saved.');
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      starts_on: '2026-11-01',
      rent: '545.50',
      comments: '',
    });
    expect(rent).toHaveValue('545.50');
  });

  it('keeps the edited note when the stay is saved', async () => {
    const { user } = atTheRoomie(() => ok(aBalance()));
    const note = (await part('Private note')).getByLabelText('Note');
    await user.type(note, ' Plays the cello.');
    const stay = await part('Tenancy');
    await user.type(stay.getByLabelText('Agreed terms'), 'Moves in late.');
    await user.click(stay.getByRole('button', { name: 'Save' }));
    await screen.findByText('Tenancy saved.');
    expect(note).toHaveValue('Has the key. Plays the cello.');
    await user.click((await part('Private note')).getByRole('button', { name: 'Save' }));
    await screen.findByText('Note saved.');
    expect(note).toHaveValue('Has the key. Plays the cello.');
  });

  it("leaves a stay's first day, rent and end to its active lease", async () => {
    const { user } = atTheRoomie(() => ok(aBalance()), { has_lease: true });
    const stay = await part('Tenancy');
    expect(stay.getByLabelText('First day')).toHaveAttribute('readonly');
    const rent = stay.getByLabelText('Rent a month');
    await user.type(rent, '9');
    expect(rent).toHaveValue('480.00');
    expect(rent).toHaveAccessibleDescription('Set in the lease. A new lease changes it.');
    const access = await part('Sign-in and move-out');
    expect(access.getByRole('link', { name: 'Notice and release' })).toHaveAttribute('href', '/releasing');
    expect(access.queryByRole('button', { name: 'End the tenancy' })).toBeNull();
  });

  it('shows changes made in another tab', async () => {
    const live = new FakeLive();
    const { kept } = atTheRoomie(() => ok(aBalance()));
    const agreed = (await part('Tenancy')).getByLabelText('Agreed terms');
    await waitFor(() => {
      expect(live.hasSocket()).toBe(true);
    });
    kept.comments = 'Moves in late.';
    live.push('house:changed', { house_id: HOUSE });
    await waitFor(() => {
      expect(agreed).toHaveValue('Moves in late.');
    });
  });
});
