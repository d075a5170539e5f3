import { randomUUID } from 'node:crypto';

import { choresOf } from '#test/support/chores.ts';
import { feedOf } from '#test/support/feed.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn, type World } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import type { Scene, Targets } from './target.ts';

/** What the roomie of a scene did, posted for each cell that needs it. */
export function makeFeedTargets(app: TestApp, { players }: World): Targets {
  const whoAsks = (column: Column, { own, self }: Scene): string =>
    own ? self.account.id : column === 'anon' || column === 'rPre' ? randomUUID() : players[column].account.id;
  const aChore = async ({ homeowner, house }: Scene): Promise<string> => {
    const owner = choresOf(app, await signIn(app, homeowner.account));
    const [added] = await owner.add(house, [
      { name: 'Something', recurrence: { every: 'year', interval: 1, month: 1, in: { on: 'day', day: 1 } } },
    ]);
    return added?._id ?? '';
  };
  /** A past roomie has nothing left to withdraw. */
  const item = async (column: Column, scene: Scene): Promise<string> => {
    if (column === 'rEx' && scene.own) return randomUUID();
    const roomie = feedOf(app, await signIn(app, scene.roomie.account));
    const choreId = await aChore(scene);
    const { _id } = await roomie.post({ chore_id: choreId });
    // A house has a maximum number of chores.
    await choresOf(app, await signIn(app, scene.homeowner.account)).ask('DELETE', `/api/chores/${choreId}`);
    return _id;
  };
  const of = (call: string, { roomie }: Scene): string => `/api/roomies/${call}/${roomie.account.id}`;
  return {
    'POST /api/roomies/feed/{id}': async (_column, scene) => ({
      path: of('feed', scene),
      body: { chore_id: await aChore(scene), client_id: randomUUID() },
    }),
    'GET /api/roomies/feed/{id}': (_column, scene) => ({ path: of('feed', scene) }),
    'PUT /api/roomies/verifyfeed/{id}': async (column, scene) => ({
      path: of('verifyfeed', scene),
      body: { feed_id: await item(column, scene), who_id: whoAsks(column, scene), point: 1, strike: 0 },
    }),
    'PUT /api/roomies/deletefeed/{id}': async (column, scene) => ({
      path: of('deletefeed', scene),
      body: { feed_id: await item(column, scene) },
    }),
    'GET /api/previousroomies/feed/{id}': (_column, { own, roomie }) => ({
      path: `/api/previousroomies/feed/${own ? roomie.account.id : players.rEx.account.id}`,
    }),
    'GET /api/houses/feed/{id}': (_column, { house }) => ({ path: `/api/houses/feed/${house}` }),
    'GET /api/houses/standings/{id}': (_column, { house }) => ({ path: `/api/houses/standings/${house}` }),
    'GET /api/roomies/points/{id}': (_column, scene) => ({ path: of('points', scene) }),
    'PUT /api/houses/bestworst/{house}': (_column, { house, roomie }) => ({
      path: `/api/houses/bestworst/${house}`,
      body: { id: roomie.account.id, points: 1, reason: 'Fixed the bell.' },
    }),
  };
}
