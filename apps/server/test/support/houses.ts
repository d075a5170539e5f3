import { randomUUID } from 'node:crypto';

import type { HouseDetail } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { HousesService } from '#contexts/housing/houses/house/houses.service.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { call, type Answer } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** The body of the wizard's first step. */
export const houseBasics = (name: string) => ({
  name,
  street: '3 Larch Road',
  postal_code: 'LS6 2AB',
  city: 'Leeds',
  country: 'GB',
  currency: 'GBP',
  time_zone: 'Europe/London',
});

export const aRoom = (name: string) => ({ room_name: name, rent: '520.00', deposit: '500.00' });

/** Houses as a homeowner creates and changes them, over HTTP. */
export function housesOf(app: TestApp, { account, token }: Player) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const read = async (id: string): Promise<HouseDetail> =>
    (await ask('GET', `/api/houses/byId/${id}`)).body as HouseDetail;
  return {
    ask,
    read,
    begin: (name: string) => ask('POST', `/api/houses/add-house/${account.id}`, houseBasics(name)),
    complete: (id: string, more: object = {}) =>
      ask('PUT', `/api/houses/add-house-2/${id}`, { rooms: [aRoom('East')], rules: '', amenities: [], ...more }),
    edit: (id: string, body: object) => ask('PUT', `/api/houses/${id}`, body),
    archive: (id: string) => ask('DELETE', `/api/houses/${id}`, { homeowner_id: account.id }),
    restore: (id: string) => ask('POST', `/api/houses/${id}/restore`),
    addRoom: (id: string, body: object) =>
      ask('PUT', `/api/homeowners/addroom/${account.id}`, { house_id: id, ...body }),
    markVacant: (roomId: string) => ask('PUT', `/api/roomies/markvacant/${roomId}`, { home_owner_id: account.id }),
  };
}

/** An open house of the player with this many rooms. */
export async function anOpenHouse(app: TestApp, owner: Player, rooms: number, currency = 'GBP') {
  return app.get(HousesService).open(
    {
      homeownerId: owner.account.id,
      name: `House ${randomUUID()}`,
      street: '1 Elm Street',
      postalCode: 'LS1 1AA',
      city: 'Leeds',
      country: 'GB',
      currency,
      timeZone: 'Europe/London',
      rulesText: 'Be kind.',
    },
    Array.from({ length: rooms }, (_, at) => ({ name: `Room ${String(at)}`, rentMinor: 50_000, depositMinor: 0 })),
  );
}

export async function aRoomieIn(app: TestApp, roomId: string, startsOn = '2026-01-01'): Promise<Account> {
  const email = `${randomUUID()}@x.test`;
  const account = await app.get(RoomiesService).create({ email, firstName: 'Some', lastName: 'Body' });
  await app.get(RoomiesService).moveIn(account.id, roomId, startsOn);
  return account;
}
