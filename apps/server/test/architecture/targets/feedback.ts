import type { Chore, ChoreFeedback, CleaningVisit } from '@common-roof/contracts';
import { randomUUID } from 'node:crypto';

import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import { choresOf } from '#test/support/chores.ts';
import { neatkeepersOf } from '#test/support/neatkeepers.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Player, signIn } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import type { Scene, Targets } from './target.ts';

/** Feedback on chores of the house, and visits to it, created for each cell that needs one. */
export function makeFeedbackTargets(app: TestApp): Targets {
  const as = async ({ account }: Player) => choresOf(app, await signIn(app, account));
  const chore = async ({ homeowner, house }: Scene): Promise<Chore> => {
    const [added] = await (await as(homeowner)).add(house, [{ catalogue: 'recycling' }]);
    if (!added) throw new Error('The house has no chore.');
    return added;
  };
  /** One for each house, which no cell uses up. */
  const kept = new Map<string, string>();
  const keptChore = async (scene: Scene): Promise<string> => {
    const id = kept.get(scene.house) ?? (await chore(scene))._id;
    kept.set(scene.house, id);
    return id;
  };
  // A house has a maximum number of chores; feedback on a retired one can still be changed.
  const retire = async ({ homeowner }: Scene, id: string): Promise<void> => {
    await (await as(homeowner)).ask('DELETE', `/api/chores/${id}`);
  };
  /** A past roomie cannot give feedback. */
  const feedback = async (column: Column, scene: Scene): Promise<string> => {
    if (column === 'rEx' && scene.own) return randomUUID();
    const author = scene.own && column !== 'adm' ? scene.self : scene.roomie;
    const { _id } = await chore(scene);
    const { body } = await (
      await as(author)
    ).ask('POST', `/api/chores/${_id}/feedback`, { feedback: 'The bags tear.' });
    await retire(scene, _id);
    return (body as ChoreFeedback)._id;
  };
  const report = (house: string) => ({ house_id: house, areas: [{ area: 'kitchen', result: 'done' }] });
  const visit = async ({ house }: Scene): Promise<string> => {
    const keepers = neatkeepersOf(app);
    const keeper = await keepers.aKeeper();
    await app.get(NeatkeepersService).assign(keeper.account.id, house);
    const { body } = await keepers.ask(keeper, 'POST', '/api/neatkeepers/feedback', report(house));
    return (body as CleaningVisit)._id;
  };
  return {
    'POST /api/chores/{id}/feedback': async (_column, scene) => ({
      path: `/api/chores/${await keptChore(scene)}/feedback`,
      body: { feedback: 'The bags tear.' },
    }),
    'GET /api/houses/chore-feedback/{id}': (_column, { house }) => ({ path: `/api/houses/chore-feedback/${house}` }),
    'PUT /api/chores/feedback/{id}': async (column, scene) => ({
      path: `/api/chores/feedback/${await feedback(column, scene)}`,
      body: { seen_to: true },
    }),
    'DELETE /api/chores/feedback/{id}': async (column, scene) => ({
      path: `/api/chores/feedback/${await feedback(column, scene)}`,
    }),
    'POST /api/neatkeepers/feedback': (_column, { house }) => ({
      path: '/api/neatkeepers/feedback',
      body: report(house),
    }),
    'GET /api/houses/visits/{id}': (_column, { house }) => ({ path: `/api/houses/visits/${house}` }),
    'PUT /api/neatkeepers/feedback/{id}': async (_column, scene) => ({
      path: `/api/neatkeepers/feedback/${await visit(scene)}`,
      body: { decision: 'confirm' },
    }),
  };
}
