import { randomUUID } from 'node:crypto';

import { HousesService } from '#contexts/housing/houses/house/houses.service.ts';
import { HouseWizardService } from '#contexts/housing/houses/house/house-wizard.service.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Scene, type Targets, to } from './target.ts';

const basics = () => ({
  name: `House ${randomUUID()}`,
  street: '1 Elm Street',
  city: 'Leeds',
  country: 'GB',
  currency: 'GBP' as const,
});
const wire = { postal_code: 'LS1 1AA', time_zone: 'Europe/London', description: '' };
const origin = { ip: '127.0.0.1', network: '127.0.0.1', userAgent: 'test', requestId: 'test', locale: 'en' } as const;

/** Houses, rooms and tenancies of the homeowner. What a call uses up is created for each cell. */
export function makeHouseTargets(app: TestApp): Targets {
  const openHouse = ({ homeowner }: Scene) =>
    app.get(HousesService).open(
      {
        ...basics(),
        homeownerId: homeowner.account.id,
        postalCode: 'LS1 1AA',
        timeZone: 'Europe/London',
        rulesText: '',
      },
      ['East', 'West'].map((name) => ({ name, rentMinor: 40_000, depositMinor: 0 })),
    );
  const draft = async ({ homeowner: { actor, account } }: Scene): Promise<string> =>
    (await app.get(HouseWizardService).start(actor, account.id, { ...basics(), ...wire }, origin))._id;
  const emptyRoom = async (scene: Scene): Promise<string> => (await openHouse(scene)).roomIds[0] ?? '';
  const somebodyIn = async (roomId: string): Promise<string> => {
    const email = `${randomUUID()}@x.test`;
    const { id } = await app.get(RoomiesService).create({ email, firstName: 'Some', lastName: 'Body' });
    await app.get(RoomiesService).moveIn(id, roomId, '2026-01-01');
    return id;
  };
  const room = { room_name: 'East', rent: '410.00', deposit: '0.00' };
  return {
    'GET /api/houses/admin/{id}/roomies': (_column, { house }) => ({ path: `/api/houses/admin/${house}/roomies` }),
    'POST /api/houses/ownerhouses': (_column, { house }) => ({
      path: '/api/houses/ownerhouses',
      body: { houses: [house] },
    }),
    'POST /api/roomies/ownerroomies': (_column, { house }) => ({
      path: '/api/roomies/ownerroomies',
      body: { houses: [house] },
    }),
    'GET /api/houses/{id}/rules': (_column, { house }) => ({ path: `/api/houses/${house}/rules` }),
    'GET /api/houses/figures': to('/api/houses/figures'),
    'GET /api/roomies/emptyrooms': to('/api/roomies/emptyrooms'),
    'POST /api/houses/add-house/{id}': (_column, { homeowner }) => ({
      path: `/api/houses/add-house/${homeowner.account.id}`,
      body: { ...basics(), ...wire },
    }),
    'PUT /api/houses/add-house-2/{id}': async (_column, scene) => ({
      path: `/api/houses/add-house-2/${await draft(scene)}`,
      body: { rooms: [room], rules: '', amenities: [] },
    }),
    'PUT /api/houses/{id}': async (_column, scene) => ({
      path: `/api/houses/${(await openHouse(scene)).houseId}`,
      body: { version: 1, city: 'York' },
    }),
    'DELETE /api/houses/{id}': async (_column, scene) => ({
      path: `/api/houses/${(await openHouse(scene)).houseId}`,
      body: { homeowner_id: scene.homeowner.account.id },
    }),
    'POST /api/houses/{id}/restore': async (_column, scene) => {
      const { houseId } = await openHouse(scene);
      await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
      return { path: `/api/houses/${houseId}/restore` };
    },
    'PUT /api/houses/updatesupplyboard/{id}': async (_column, { house }) => {
      const [board] = await app.database.query<{ version: number }>(
        'SELECT board_version AS version FROM houses WHERE id = $1',
        [house],
      );
      return {
        path: `/api/houses/updatesupplyboard/${house}`,
        body: { version: board?.version, items: ['Oat milk'] },
      };
    },
    'PUT /api/houses/purchase-limit/{id}': (_column, { house }) => ({
      path: `/api/houses/purchase-limit/${house}`,
      body: { purchase_limit: '35.00' },
    }),
    'PUT /api/homeowners/addroom/{id}': (_column, { homeowner, house }) => ({
      path: `/api/homeowners/addroom/${homeowner.account.id}`,
      body: { house_id: house, room_name: `Room ${randomUUID()}` },
    }),
    'PUT /api/roomies/roominfo/{id}': (_column, { room: id }) => ({
      path: `/api/roomies/roominfo/${id}`,
      body: { description: randomUUID() },
    }),
    'DELETE /api/rooms/{id}': async (_column, scene) => ({ path: `/api/rooms/${await emptyRoom(scene)}` }),
    'PUT /api/roomies/roomnew/{id}': async (_column, scene) => {
      const { roomIds } = await openHouse(scene);
      const roomie = await somebodyIn(roomIds[0] ?? '');
      return { path: `/api/roomies/roomnew/${roomie}`, body: { room_id: roomIds[1], from: '2026-02-01' } };
    },
    'PUT /api/roomies/markvacant/{id}': async (_column, scene) => {
      const roomId = await emptyRoom(scene);
      await somebodyIn(roomId);
      return { path: `/api/roomies/markvacant/${roomId}`, body: { home_owner_id: scene.homeowner.account.id } };
    },
  };
}
