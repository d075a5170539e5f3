import { randomUUID } from 'node:crypto';

import { HousesService } from '#contexts/housing/houses/house/houses.service.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { Scene, Targets } from './target.ts';

/** Tenancies in the homeowner's houses. What a call uses up is created for each cell. */
export function makeStayTargets(app: TestApp): Targets {
  const emptyRoom = async ({ homeowner }: Scene): Promise<string> => {
    const { roomIds } = await app.get(HousesService).open(
      {
        homeownerId: homeowner.account.id,
        name: `House ${randomUUID()}`,
        street: '1 Elm Street',
        postalCode: 'LS1 1AA',
        city: 'Leeds',
        country: 'GB',
        currency: 'GBP',
        timeZone: 'Europe/London',
        rulesText: '',
      },
      [{ name: 'East', rentMinor: 40_000, depositMinor: 0 }],
    );
    return roomIds[0] ?? '';
  };
  const somebody = async (scene: Scene): Promise<string> => {
    const email = `${randomUUID()}@x.test`;
    const { id } = await app.get(RoomiesService).create({ email, firstName: 'Some', lastName: 'Body' });
    await app.get(RoomiesService).moveIn(id, await emptyRoom(scene), '2026-01-01');
    return id;
  };
  return {
    'POST /api/roomies': async (_column, scene) => ({
      path: '/api/roomies',
      body: {
        room_id: await emptyRoom(scene),
        first_name: 'Some',
        last_name: 'Body',
        email: `${randomUUID()}@x.test`,
        starts_on: '2026-01-01',
      },
    }),
    'PUT /api/roomies/{id}': async (column, scene) =>
      column.startsWith('r')
        ? { path: `/api/roomies/${scene.roomie.account.id}`, body: { phone: null } }
        : {
            path: `/api/roomies/${await somebody(scene)}`,
            body: { starts_on: '2026-02-01', rent: '410.00', comments: 'Has the shed.' },
          },
    'DELETE /api/roomies/{id}': async (_column, scene) => ({ path: `/api/roomies/${await somebody(scene)}` }),
    'PUT /api/roomies/{id}/note': async (_column, scene) => ({
      path: `/api/roomies/${await somebody(scene)}/note`,
      body: { note: 'Pays early.' },
    }),
    'POST /api/roomies/{id}/invite': async (_column, scene) => ({
      path: `/api/roomies/${await somebody(scene)}/invite`,
    }),
  };
}
