import type { Chore, ChoreAssignment } from '@common-roof/contracts';

import { aDailyChore, choresOf } from '#test/support/chores.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import { type Scene, type Target, type Targets, to } from './target.ts';

/** Chores of the house, which its homeowner adds for each cell that needs one. */
export function makeChoreTargets(app: TestApp): Targets {
  // Uses a new session each time: some calls end the account's sessions.
  const owner = async ({ homeowner }: Scene) => choresOf(app, await signIn(app, homeowner.account));
  const bins = async (scene: Scene): Promise<Chore> => {
    const [added] = await (await owner(scene)).add(scene.house, [{ catalogue: 'bins' }]);
    if (!added) throw new Error('The house has no chore.');
    return added;
  };
  /** One for each house, which no cell uses up. */
  const kept = new Map<string, string>();
  const chore = async (scene: Scene): Promise<Chore> => {
    const id = kept.get(scene.house) ?? (await bins(scene))._id;
    kept.set(scene.house, id);
    return (await owner(scene)).get(id);
  };
  /** A free turn: each is taken once. */
  const free = async (scene: Scene): Promise<ChoreAssignment> => {
    const chores = await owner(scene);
    const open = async () => (await chores.turns(scene.house)).find(({ assignee }) => assignee === null);
    const found = await open();
    if (found) return found;
    await chores.add(scene.house, [aDailyChore({ assign: { way: 'open' } })]);
    const [first] = (await chores.turns(scene.house)).filter(({ assignee }) => assignee === null);
    if (!first) throw new Error('The house has no turn that anybody may take.');
    return first;
  };
  const calendarLink = (_column: Column, { house }: Scene): Target => ({ path: `/api/houses/calendar-link/${house}` });
  const balances = (_column: Column, { house }: Scene): Target => ({ path: `/api/houses/chore-balances/${house}` });
  const turnAt = ({ _id }: ChoreAssignment): string => `/api/chores/turns/${_id}`;
  const taking = ({ version }: ChoreAssignment) => ({ do: 'take_over', version });
  const at = ({ _id }: Chore): string => `/api/chores/${_id}`;
  const ofHouse = ({ house }: Scene): string => `/api/houses/chore-assignment/${house}`;
  return {
    'GET /api/chores': to('/api/chores'),
    'GET /api/chores/{id}': async (_column, scene) => ({ path: at(await chore(scene)) }),
    'POST /api/chores': (_column, { house }) => ({
      path: '/api/chores',
      body: { house_id: house, chores: [{ catalogue: 'kitchen' }] },
    }),
    'DELETE /api/chores/{id}': async (_column, scene) => ({ path: at(await bins(scene)) }),
    'POST /api/chores/{id}': async (_column, scene) => ({
      path: at(await chore(scene)),
      body: { description: 'Wipe the lids.' },
    }),
    'POST /api/houses/chore-assignment/{id}': async (_column, scene) => {
      const { _id, version } = await chore(scene);
      const change = { set: 'plan', chore_id: _id, version, weight: 2 };
      return { path: ofHouse(scene), body: { houseChores: [change] } };
    },
    'GET /api/houses/chore-assignment/{id}': (_column, scene) => ({ path: ofHouse(scene) }),
    'GET /api/houses/chore-outlook/{id}': (_column, { house }) => ({ path: `/api/houses/chore-outlook/${house}` }),
    'GET /api/houses/chore-balances/{id}': balances,
    'PUT /api/houses/chore-balances/{id}': (column, scene) => ({
      ...balances(column, scene),
      body: { roomie_id: scene.roomie.account.id },
    }),
    // Nobody in the house has a missed turn that could be paid for.
    'PUT /api/roomies/chore-debt/{id}': (_column, { roomie, house }) => ({
      path: `/api/roomies/chore-debt/${roomie.account.id}`,
      body: { house_id: house, points: 1 },
    }),
    // The house has not agreed on a price.
    'PUT /api/roomies/chore-debt-money/{id}': (_column, { roomie, house }) => ({
      path: `/api/roomies/chore-debt-money/${roomie.account.id}`,
      body: { house_id: house, points: 1, price: '2.00' },
    }),
    'PUT /api/chores/turns/{id}': async (_column, scene) => {
      const turn = await free(scene);
      return { path: turnAt(turn), body: taking(turn) };
    },
    'GET /api/houses/calendar-link/{id}': calendarLink,
    'PUT /api/houses/calendar-link/{id}': calendarLink,
    'DELETE /api/houses/calendar-link/{id}': calendarLink,
    'GET /api/houses/{id}/calendar.ics': async (_column, scene) => {
      const { body } = await (await owner(scene)).ask('PUT', calendarLink(_column, scene).path);
      const { pathname, search } = new URL((body as { own: string }).own);
      return { path: `${pathname}${search}` };
    },
    // Another roomie asks for a swap; of past turns, which can still be declined.
    'PUT /api/chores/turn-changes/{id}': async (_column, { house, roomie }) => {
      const [change] = await app.database.query<{ id: string }>(
        `INSERT INTO turn_changes (house_id, how, actor_id, changed_at, asked_id) VALUES ($1, 'swap', $2, now(), $2) RETURNING id`,
        [house, roomie.account.id],
      );
      return { path: `/api/chores/turn-changes/${String(change?.id)}`, body: { agrees: false } };
    },
    'DELETE /api/chores/turn-changes/{id}': async (_column, scene) => {
      const roomie = choresOf(app, await signIn(app, scene.roomie.account));
      const turn = await free(scene);
      const { body } = await roomie.ask('PUT', turnAt(turn), taking(turn));
      // A past roomie can change nothing.
      const { change_id: id = turn._id } = body as { change_id?: string };
      return { path: `/api/chores/turn-changes/${id}` };
    },
  };
}
