import { plusDays } from '@common-roof/domain';

import { billsOf } from '#test/support/bills.ts';
import { todayIn } from '#test/support/money.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import type { Scene, Targets } from './target.ts';

/** Bills of the scene's house. */
export function makeVariableCostTargets(app: TestApp): Targets {
  let bills = 0;
  /** A bill for a day that no other bill covers. */
  const aBill = () => {
    const day = plusDays(todayIn(app), -(bills += 1));
    return { category: 'water', from: day, to: day, amount: '1.00' };
  };
  const ownerOf = async ({ homeowner }: Scene) => billsOf(app, await signIn(app, homeowner.account));
  const entered = async (scene: Scene) => (await ownerOf(scene)).entered(scene.house, aBill());
  const recurring = { category: 'water', every: 'month', first_on: '2026-01-05' };
  return {
    'PUT /api/houses/variablecosts/{id}': (_column, { house }) => ({
      path: `/api/houses/variablecosts/${house}`,
      body: aBill(),
    }),
    'GET /api/houses/variablecosts/{a}/{b}': (_column, { house }) => ({
      path: `/api/houses/variablecosts/${house}/${todayIn(app).slice(0, 7)}`,
    }),
    'GET /api/houses/averages/variablecosts/{id}': (_column, { house }) => ({
      path: `/api/houses/averages/variablecosts/${house}`,
    }),
    'GET /api/houses/recalculating/{id}': (_column, { house }) => ({ path: `/api/houses/recalculating/${house}` }),
    'GET /api/variable-costs/{id}': async (_column, scene) => ({
      path: `/api/variable-costs/${(await entered(scene))._id}`,
    }),
    'PUT /api/variable-costs/{id}/take-back': async (_column, scene) => ({
      path: `/api/variable-costs/${(await entered(scene))._id}/take-back`,
      body: { reason: 'Entered twice.', version: 1 },
    }),
    'GET /api/houses/variable-cost-preview/{id}': (_column, { house }) => ({
      path: `/api/houses/variable-cost-preview/${house}?${new URLSearchParams(aBill()).toString()}`,
    }),
    'GET /api/houses/variable-costs-table/{id}/{period}': (_column, { house }) => ({
      path: `/api/houses/variable-costs-table/${house}/2026`,
    }),
    'GET /api/houses/{id}/usual-splits': (_column, { house }) => ({ path: `/api/houses/${house}/usual-splits` }),
    'PUT /api/houses/{id}/usual-splits': (_column, { house }) => ({
      path: `/api/houses/${house}/usual-splits`,
      body: { about: { kind: 'purchase', category: 'drinks' }, split: null },
    }),
    'GET /api/houses/recurring-bills/{id}': (_column, { house }) => ({ path: `/api/houses/recurring-bills/${house}` }),
    'PUT /api/houses/recurring-bills/{id}': (_column, { house }) => ({
      path: `/api/houses/recurring-bills/${house}`,
      body: recurring,
    }),
    'PUT /api/houses/recurring-bills/{id}/{category}/next': async (_column, scene) => {
      const path = `/api/houses/recurring-bills/${scene.house}`;
      const first_on = `${String(Number(todayIn(app).slice(0, 4)) + 1)}-01-01`;
      await (await ownerOf(scene)).saveRecurring(scene.house, { category: 'water', every: 'year', first_on });
      return { path: `${path}/water/next`, body: { next_on: first_on, skip: true } };
    },
    'DELETE /api/houses/recurring-bills/{id}/{category}': async (_column, scene) => {
      await (await ownerOf(scene)).saveRecurring(scene.house, recurring);
      return { path: `/api/houses/recurring-bills/${scene.house}/water` };
    },
  };
}
