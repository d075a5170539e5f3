import type { Chore } from '@common-roof/contracts';

import { choresOf } from '../../support/chores.ts';
import type { TestApp } from '../../support/test-app.ts';
import { signIn } from '../../support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Chores of the house, which its homeowner adds for each cell that needs one. */
export function makeChoreTargets(app: TestApp): Targets {
  // A session of its own for each: some calls end those of the account.
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
  };
}
