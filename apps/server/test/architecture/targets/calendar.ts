import type { TestApp } from '#test/support/test-app.ts';
import type { Scene, Targets } from './target.ts';

const BOARD = { name: 'Kitchen', shows_emergency: false, shows_wifi: false };

/** Whose the guests, parcels and boards are: the caller's among own things, and else the roomie's. */
const authorIn = ({ own, self, homeowner, roomie }: Scene): string =>
  (own && self.account.id === homeowner.account.id ? homeowner : roomie).account.id;

/** Guests, parcels and boards of the scene's house, made without the service, which bounds how many there are. */
export function makeCalendarTargets(app: TestApp): Targets {
  const aGuest = async (scene: Scene): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO calendar_entries (house_id, kind, author_id, guest_name, from_on, to_on, entered_at)
       VALUES ($1, 'guest', $2, 'Mira', '2026-05-01', '2026-05-02', now() - interval '2 days') RETURNING id`,
      [scene.house, authorIn(scene)],
    );
    return row?.id ?? '';
  };
  const aParcel = async (scene: Scene): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO calendar_entries (house_id, kind, author_id, place, for_id, from_on, to_on, entered_at)
       VALUES ($1, 'parcel', $2, 'Hall', $3, '2026-05-01', '2026-05-01', now() - interval '2 days') RETURNING id`,
      [scene.house, authorIn(scene), scene.roomie.account.id],
    );
    return row?.id ?? '';
  };
  const aBoard = async (scene: Scene): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO house_boards (house_id, maker_id, name, shows_emergency, shows_wifi, made_at)
       VALUES ($1, $2, 'Kitchen', false, false, now()) RETURNING id`,
      [scene.house, authorIn(scene)],
    );
    return row?.id ?? '';
  };
  const today = new Date().toISOString().slice(0, 10);
  const ofHouse = (tail: string, bodyIn?: (scene: Scene) => object) => (_column: unknown, scene: Scene) => ({
    path: `/api/houses/${scene.house}/${tail}`,
    ...(bodyIn === undefined ? {} : { body: bodyIn(scene) }),
  });
  return {
    'GET /api/houses/{id}/calendar': ofHouse('calendar?from=2026-05-01&until=2026-06-01'),
    'POST /api/houses/{id}/guests': ofHouse('guests', () => ({ name: 'Mira', from_on: today, to_on: today })),
    'PUT /api/guests/{id}': async (_column, scene) => ({
      path: `/api/guests/${await aGuest(scene)}`,
      body: { name: 'Noor', from_on: '2026-05-01', to_on: '2026-05-02', version: 1 },
    }),
    'POST /api/houses/{id}/parcels': ofHouse('parcels', ({ roomie }) => ({
      for_id: roomie.account.id,
      place: 'Hall',
    })),
    'PUT /api/parcels/{id}': async (_column, scene) => ({
      path: `/api/parcels/${await aParcel(scene)}`,
      body: { for_id: scene.roomie.account.id, place: 'Kitchen', version: 1 },
    }),
    'PUT /api/parcels/{id}/pickup': async (_column, scene) => ({
      path: `/api/parcels/${await aParcel(scene)}/pickup`,
      body: { is_picked_up: true },
    }),
    'DELETE /api/calendar-entries/{id}': async (_column, scene) => ({
      path: `/api/calendar-entries/${await aGuest(scene)}`,
    }),
    'GET /api/houses/{id}/boards': ofHouse('boards'),
    'POST /api/houses/{id}/boards': async (column, scene) => {
      await app.database.query('DELETE FROM house_boards WHERE house_id = $1', [scene.house]);
      return ofHouse('boards', () => BOARD)(column, scene);
    },
    'GET /api/boards/{id}/link': async (_column, scene) => ({ path: `/api/boards/${await aBoard(scene)}/link` }),
    'DELETE /api/boards/{id}': async (_column, scene) => ({ path: `/api/boards/${await aBoard(scene)}` }),
    'GET /api/houses/{id}/calendar-feed': ofHouse('calendar-feed'),
    'PUT /api/houses/{id}/calendar-feed': ofHouse('calendar-feed'),
    'DELETE /api/houses/{id}/calendar-feed': ofHouse('calendar-feed'),
    'GET /api/houses/{id}/house-calendar.ics': ofHouse('house-calendar.ics?key=unknown'),
    'POST /api/boards/link': () => ({ path: '/api/boards/link', body: { token: 'x'.repeat(43) } }),
  };
}
