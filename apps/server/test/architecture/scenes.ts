import { randomUUID } from 'node:crypto';

import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { ConversationsRepository } from '#contexts/living/chat/conversations.repository.ts';
import { SendMessageService } from '#contexts/living/chat/send-message.service.ts';
import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { anOpenHouse } from '#test/support/houses.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';
import type { OwnActor } from './access-matrix.ts';
import type { Scene } from './targets/target.ts';

/** House A and its people, the subject of the matrix's cells. */
export function sceneOfHouseA({ players, houseA, roomOfR1, conversations }: World): Scene {
  const { r1, h1, k1, adm } = players;
  return {
    own: false,
    self: r1,
    roomie: r1,
    homeowner: h1,
    neatkeeper: k1,
    admin: adm,
    house: houseA,
    room: roomOfR1,
    conversation: conversations.roomOfR1,
  };
}

/**
 * The other actors' own things. House B, which k2 keeps from now on, is that of rB, h2, k2 and the admin; rEx once
 * lived in a house of h1 and wrote to h1 there.
 */
export async function ownScenes(app: TestApp, { players, houseB }: World): Promise<Record<OwnActor, Scene>> {
  const { rB, rEx, h1, h2, k1, k2, adm } = players;
  await app.get(NeatkeepersService).assign(k2.account.id, houseB);
  const roomOfRB = await roomOf(app, rB.account.id);
  const left = await anOpenHouse(app, h1, 1);
  const [roomLeft = ''] = left.roomIds;
  await app.get(RoomiesService).moveIn(rEx.account.id, roomLeft, '2026-04-01');
  await app.drainEvents();
  const conversations = app.get(ConversationsRepository);
  const ofLeft = (await conversations.idOfPlace(roomLeft)) ?? '';
  await app.get(SendMessageService).send(rEx.actor, {
    conversation_id: ofLeft,
    text: 'The keys are on the table.',
    client_id: randomUUID(),
  });
  await app.get(RoomiesService).moveOut(rEx.account.id, '2026-05-01');
  await app.drainEvents();
  const ofB = {
    own: true,
    roomie: rB,
    homeowner: h2,
    neatkeeper: k2,
    admin: adm,
    house: houseB,
    room: roomOfRB,
    conversation: (await conversations.idOfPlace(roomOfRB)) ?? '',
  };
  const once = {
    own: true,
    roomie: rEx,
    homeowner: h1,
    neatkeeper: k1,
    admin: adm,
    house: left.houseId,
    room: roomLeft,
    conversation: ofLeft,
  };
  return {
    rB: { ...ofB, self: rB },
    rEx: { ...once, self: rEx },
    h2: { ...ofB, self: h2 },
    k2: { ...ofB, self: k2 },
    adm: { ...ofB, self: adm },
  };
}

async function roomOf(app: TestApp, roomieId: string): Promise<string> {
  const [stay] = await app.database.query<{ room_id: string }>(
    `SELECT room_id FROM tenancies WHERE roomie_id = $1 AND state <> 'ended'`,
    [roomieId],
  );
  return stay?.room_id ?? '';
}
