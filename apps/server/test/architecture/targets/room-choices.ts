import { randomUUID } from 'node:crypto';

import type { TestApp } from '#test/support/test-app.ts';
import { type Scene, type Targets, to } from './target.ts';

type Stage = 'collecting' | 'proposed' | 'accepted';

/** Room choices in the scene's house, in which its roomie takes part. */
export function makeRoomChoiceTargets(app: TestApp): Targets {
  /** @param retired rooms don't count towards the most that a house may have */
  const roomsFor = async ({ house }: Scene, retired: boolean): Promise<string[]> => {
    const rows = await app.database.query<{ id: string }>(
      `INSERT INTO rooms (house_id, name, retired_at)
       SELECT $1, name, CASE WHEN $4 THEN now() END FROM unnest(ARRAY[$2, $3]) name RETURNING id`,
      [house, `Choice ${randomUUID()}`, `Choice ${randomUUID()}`, retired],
    );
    return rows.map(({ id }) => id);
  };
  const freeRooms = new Map<string, Promise<string[]>>();
  /** The same empty rooms of a house each time, which no open choice is about. */
  const freeRoomsOf = async (scene: Scene): Promise<string[]> => {
    const made = freeRooms.get(scene.house) ?? roomsFor(scene, false);
    freeRooms.set(scene.house, made);
    const rooms = await made;
    await app.database.query(
      `UPDATE room_choices SET state = 'withdrawn', ended = 'withdrawn', ended_at = now()
        WHERE state = 'collecting' AND id IN (SELECT choice_id FROM room_choice_rooms WHERE room_id = ANY($1))`,
      [rooms],
    );
    return rooms;
  };
  /** Created without the service, and without the others who take part. */
  const aChoice = async (scene: Scene, stage: Stage): Promise<{ id: string; rooms: string[] }> => {
    const rooms = await roomsFor(scene, true);
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO room_choices (house_id, total_minor, starts_on, state, opened_at, closes_at, reply_by, envy_minor)
       VALUES ($1, 100000, current_date + 30, $2, now(), now() + interval '1 day',
               CASE $2 WHEN 'collecting' THEN NULL ELSE now() + interval '1 day' END,
               CASE $2 WHEN 'collecting' THEN NULL ELSE 0 END) RETURNING id`,
      [scene.house, stage],
    );
    const id = row?.id ?? '';
    await app.database.query(
      `INSERT INTO room_choice_rooms (choice_id, room_id, position)
       SELECT $1, room.id, room.at FROM unnest($2::uuid[]) WITH ORDINALITY AS room (id, at)`,
      [id, rooms],
    );
    // Accepted, nobody is left to make an offer to.
    if (stage !== 'accepted') {
      await app.database.query(
        `INSERT INTO room_choice_people (choice_id, account_id, first_name, last_name, email)
         VALUES ($1, $2, 'Ida', 'Berg', 'ida@choices.test')`,
        [id, scene.roomie.account.id],
      );
    }
    return { id, rooms };
  };
  const at = (stage: Stage, tail: string, body?: object) => async (_column: unknown, scene: Scene) => ({
    path: `/api/room-choices/${(await aChoice(scene, stage)).id}${tail}`,
    ...(body === undefined ? {} : { body }),
  });
  const inDays = (days: number): string => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
  const spent = { token: 'A'.repeat(43) };
  const values = (rooms: readonly string[]) => rooms.map((room_id) => ({ room_id, value: '500.00' }));
  const person = () => ({ first_name: 'Ida', last_name: 'Berg', email: `${randomUUID()}@choices.test` });
  const some = [randomUUID(), randomUUID()];
  return {
    'POST /api/houses/{id}/room-choices': async (_column, scene) => ({
      path: `/api/houses/${scene.house}/room-choices`,
      body: {
        room_ids: await freeRoomsOf(scene),
        people: [person(), person()],
        total: '1000.00',
        starts_on: inDays(30).slice(0, 10),
        closes_at: inDays(5),
      },
    }),
    'GET /api/houses/{id}/room-choices': (_column, { house }) => ({ path: `/api/houses/${house}/room-choices` }),
    'GET /api/houses/{id}/room-choices/candidates': (_column, { house }) => ({
      path: `/api/houses/${house}/room-choices/candidates`,
    }),
    'GET /api/room-choices/{id}': at('collecting', ''),
    'PUT /api/room-choices/{id}/closing': async (_column, scene) => ({
      path: `/api/room-choices/${(await aChoice(scene, 'collecting')).id}/closing`,
      body: { closes_at: inDays(2), version: 1 },
    }),
    'PUT /api/room-choices/{id}/withdrawal': at('collecting', '/withdrawal', { version: 1 }),
    'POST /api/room-choices/{id}/offers': at('accepted', '/offers', {}),
    'GET /api/room-choices/own': to('/api/room-choices/own'),
    'GET /api/room-choices/{id}/own': at('collecting', '/own'),
    'PUT /api/room-choices/{id}/values': async (_column, scene) => {
      const { id, rooms } = await aChoice(scene, 'collecting');
      return { path: `/api/room-choices/${id}/values`, body: { values: values(rooms) } };
    },
    'PUT /api/room-choices/{id}/reply': at('proposed', '/reply', { accepts: true }),
    'POST /api/room-choices/link': to('/api/room-choices/link', spent),
    'PUT /api/room-choices/link/values': to('/api/room-choices/link/values', { ...spent, values: values(some) }),
    'PUT /api/room-choices/link/reply': to('/api/room-choices/link/reply', { ...spent, accepts: true }),
  };
}
