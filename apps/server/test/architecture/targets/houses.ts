import { randomUUID } from 'node:crypto';

import { HousesService, HouseWizardService } from '../../../src/modules/houses/index.ts';
import { RoomiesService } from '../../../src/modules/roomies/index.ts';
import type { TestApp } from '../../support/test-app.ts';
import type { World } from '../../support/world.ts';
import type { Targets } from './target.ts';

const basics = () => ({
  name: `House ${randomUUID()}`,
  street: '1 Elm Street',
  city: 'Leeds',
  country: 'GB',
  currency: 'GBP' as const,
});
const wire = { postal_code: 'LS1 1AA', time_zone: 'Europe/London', description: '' };
const origin = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };

/** Houses, rooms and stays of h1. What a call uses up is made for each cell. */
export function makeHouseTargets(app: TestApp, { houseA, roomOfR1, players }: World): Targets {
  const owner = players.h1;
  const homeowner = { homeowner_id: owner.account.id };
  const openHouse = () =>
    app.get(HousesService).open(
      { ...basics(), homeownerId: owner.account.id, postalCode: 'LS1 1AA', timeZone: 'Europe/London', rulesText: '' },
      ['East', 'West'].map((name) => ({ name, rentMinor: 40_000, depositMinor: 0 })),
    );
  const draft = async (): Promise<string> =>
    (await app.get(HouseWizardService).begin(owner.actor, owner.account.id, { ...basics(), ...wire }, origin))._id;
  const emptyRoom = async (): Promise<string> => (await openHouse()).roomIds[0] ?? '';
  const somebodyIn = async (roomId: string): Promise<string> => {
    const email = `${randomUUID()}@x.test`;
    const { id } = await app.get(RoomiesService).create({ email, firstName: 'Some', lastName: 'Body' });
    await app.get(RoomiesService).moveIn(id, roomId, '2026-01-01');
    return id;
  };
  const room = { room_name: 'East', rent: '410.00', deposit: '0.00' };
  return {
    'GET /api/houses/admin/{id}/roomies': () => ({ path: `/api/houses/admin/${houseA}/roomies` }),
    'POST /api/houses/ownerhouses': () => ({ path: '/api/houses/ownerhouses', body: { houses: [houseA] } }),
    'POST /api/roomies/ownerroomies': () => ({ path: '/api/roomies/ownerroomies', body: { houses: [houseA] } }),
    'GET /api/houses/{id}/rules': () => ({ path: `/api/houses/${houseA}/rules` }),
    'GET /api/houses/figures': () => ({ path: '/api/houses/figures' }),
    'GET /api/roomies/emptyrooms': () => ({ path: '/api/roomies/emptyrooms' }),
    'POST /api/houses/add-house/{id}': () => ({
      path: `/api/houses/add-house/${owner.account.id}`,
      body: { ...basics(), ...wire },
    }),
    'PUT /api/houses/add-house-2/{id}': async () => ({
      path: `/api/houses/add-house-2/${await draft()}`,
      body: { rooms: [room], rules: '', amenities: [] },
    }),
    'PUT /api/houses/{id}': async () => ({
      path: `/api/houses/${(await openHouse()).houseId}`,
      body: { version: 1, city: 'York' },
    }),
    'DELETE /api/houses/{id}': async () => ({
      path: `/api/houses/${(await openHouse()).houseId}`,
      body: homeowner,
    }),
    'POST /api/houses/{id}/restore': async () => {
      const { houseId } = await openHouse();
      await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
      return { path: `/api/houses/${houseId}/restore` };
    },
    'PUT /api/houses/updatesupplyboard/{id}': async () => {
      const [house] = await app.database.query<{ board_version: number }>(
        'SELECT board_version FROM houses WHERE id = $1',
        [houseA],
      );
      return {
        path: `/api/houses/updatesupplyboard/${houseA}`,
        body: { version: house?.board_version, items: ['Oat milk'] },
      };
    },
    'PUT /api/homeowners/addroom/{id}': () => ({
      path: `/api/homeowners/addroom/${owner.account.id}`,
      body: { house_id: houseA, room_name: `Room ${randomUUID()}` },
    }),
    'PUT /api/roomies/roominfo/{id}': () => ({
      path: `/api/roomies/roominfo/${roomOfR1}`,
      body: { description: randomUUID() },
    }),
    'DELETE /api/rooms/{id}': async () => ({ path: `/api/rooms/${await emptyRoom()}` }),
    'PUT /api/roomies/roomnew/{id}': async () => {
      const { roomIds } = await openHouse();
      const roomie = await somebodyIn(roomIds[0] ?? '');
      return { path: `/api/roomies/roomnew/${roomie}`, body: { room_id: roomIds[1], from: '2026-02-01' } };
    },
    'PUT /api/roomies/markvacant/{id}': async () => {
      const roomId = await emptyRoom();
      await somebodyIn(roomId);
      return { path: `/api/roomies/markvacant/${roomId}`, body: { home_owner_id: owner.account.id } };
    },
  };
}
