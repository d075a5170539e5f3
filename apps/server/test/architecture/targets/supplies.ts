import { randomUUID } from 'node:crypto';

import { nextPurchaseAfter } from '@common-roof/domain';

import { csvOf, suppliesOf } from '#test/support/supplies.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { todayIn } from '#test/support/money.ts';
import { signIn } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import type { Scene, Targets } from './target.ts';

/** Purchases of the scene's roomie. */
export function makeSupplyTargets(app: TestApp): Targets {
  /** A past roomie has no purchase for a house that they live in. */
  const idOf = async (column: Column, scene: Scene): Promise<string> =>
    column === 'rEx' && scene.own ? randomUUID() : (await entered(scene)).supply._id;
  const entered = async ({ homeowner, roomie }: Scene) => {
    const owner = suppliesOf(app, await signIn(app, homeowner.account));
    return { owner, supply: await owner.bought(roomie.account.id, '1.00', { bought_on: todayIn(app) }) };
  };
  const counted = async (column: Column, scene: Scene): Promise<string> => {
    if (column === 'rEx' && scene.own) return randomUUID();
    const { owner, supply } = await entered(scene);
    return (await owner.verified(supply))._id;
  };
  const recurring = async (column: Column, scene: Scene): Promise<string> => {
    if (column === 'rEx' && scene.own) return randomUUID();
    const { homeowner, roomie, house } = scene;
    const owner = suppliesOf(app, await signIn(app, homeowner.account));
    const there = await owner.recurring(house);
    if (there.length === 0) await owner.bought(roomie.account.id, '1.00', { bought_on: todayIn(app), every: 'month' });
    return (await owner.recurring(house))[0]?._id ?? '';
  };
  const nextMonth = (): string => nextPurchaseAfter({ every: 'month', firstOn: todayIn(app) }, todayIn(app));
  const reason = 'It was for a party.';
  const fileFor = ({ roomie }: Scene) => ({
    file: csvOf([
      ['Date', 'Item', 'Price', 'Bought by', 'Share of R.'],
      [todayIn(app), randomUUID(), '1.00', 'R.', '1.00'],
    ]),
    people: [{ name: 'R.', roomie: roomie.account.id }],
  });
  const imported = async (scene: Scene): Promise<string> =>
    (await suppliesOf(app, await signIn(app, scene.homeowner.account)).imported(scene.house, fileFor(scene)))._id;
  return {
    'PUT /api/roomies/supplies/{id}': (_column, { roomie }) => ({
      path: `/api/roomies/supplies/${roomie.account.id}`,
      body: { name: 'Soap', price: '1.00', bought_on: todayIn(app) },
    }),
    'PUT /api/roomies/verifysupply/{id}': async (column, scene) => ({
      path: `/api/roomies/verifysupply/${scene.roomie.account.id}`,
      body: { supply_id: await idOf(column, scene), price_added: '1.00' },
    }),
    'PUT /api/roomies/deletesupply/{id}': async (column, scene) => ({
      path: `/api/roomies/deletesupply/${scene.roomie.account.id}`,
      body: { supply_id: await idOf(column, scene) },
    }),
    'GET /api/roomies/recurring-supplies/house/{id}': (_column, { house }) => ({
      path: `/api/roomies/recurring-supplies/house/${house}`,
    }),
    'PUT /api/roomies/recurring-supplies/{id}': async (column, scene) => ({
      path: `/api/roomies/recurring-supplies/${await recurring(column, scene)}`,
      body: { name: 'Soap', price: '2.00' },
    }),
    'PUT /api/roomies/recurring-supplies/{id}/next': async (column, scene) => ({
      path: `/api/roomies/recurring-supplies/${await recurring(column, scene)}/next`,
      body: { next_on: nextMonth(), skip: true },
    }),
    'DELETE /api/roomies/recurring-supplies/{id}': async (column, scene) => ({
      path: `/api/roomies/recurring-supplies/${await recurring(column, scene)}`,
    }),
    'GET /api/supplies/{id}/comments': async (column, scene) => ({
      path: `/api/supplies/${await idOf(column, scene)}/comments`,
    }),
    'POST /api/supplies/{id}/comments': async (column, scene) => ({
      path: `/api/supplies/${await idOf(column, scene)}/comments`,
      body: { text: 'Was it on sale?' },
    }),
    'DELETE /api/supplies/{id}/comments/{comment}': async (column, scene) => {
      if (column === 'rEx' && scene.own) return { path: `/api/supplies/${randomUUID()}/comments/${randomUUID()}` };
      const { supply } = await entered(scene);
      // The homeowner's in the cells of homeowners, the roomie's in all others.
      const { account } = column.startsWith('h') ? scene.homeowner : scene.roomie;
      const [row] = await app.database.query<{ id: string }>(
        `INSERT INTO supply_comments (supply_id, author_id, text, created_at) VALUES ($1, $2, 'Was it on sale?', now()) RETURNING id`,
        [supply._id, account.id],
      );
      return { path: `/api/supplies/${supply._id}/comments/${row?.id ?? ''}` };
    },
    'GET /api/roomies/allsupplies/{id}': (_column, { roomie }) => ({
      path: `/api/roomies/allsupplies/${roomie.account.id}`,
    }),
    'GET /api/roomies/allhousesupplies/{id}': (_column, { house }) => ({
      path: `/api/roomies/allhousesupplies/${house}`,
    }),
    'GET /api/roomies/verifiedsupplies/{id}': (_column, { roomie }) => ({
      path: `/api/roomies/verifiedsupplies/${roomie.account.id}`,
    }),
    'PUT /api/roomies/{id}/recalc-supplies-monthly': (_column, { roomie }) => ({
      path: `/api/roomies/${roomie.account.id}/recalc-supplies-monthly`,
      body: {},
    }),
    'GET /api/supplies-history/house/{id}': (_column, { house }) => ({ path: `/api/supplies-history/house/${house}` }),
    'GET /api/supplies-history/house/{id}/months': (_column, { house }) => ({
      path: `/api/supplies-history/house/${house}/months`,
    }),
    'GET /api/supplies-history/roomie/{id}': (_column, { roomie }) => ({
      path: `/api/supplies-history/roomie/${roomie.account.id}`,
    }),
    'GET /api/supplies-history/homeowner/{id}': (_column, { homeowner }) => ({
      path: `/api/supplies-history/homeowner/${homeowner.account.id}`,
    }),
    'GET /api/supplies-history/roomie/{id}/total': (_column, { roomie }) => ({
      path: `/api/supplies-history/roomie/${roomie.account.id}/total`,
    }),
    'DELETE /api/supplies-history/roomie/{id}': (_column, { roomie }) => ({
      path: `/api/supplies-history/roomie/${roomie.account.id}`,
      body: { reason },
    }),
    'GET /api/supplies-history/house/{id}/csv': (_column, { house }) => ({
      path: `/api/supplies-history/house/${house}/csv`,
    }),
    'POST /api/supplies-history/house/{id}/import/preview': (_column, scene) => ({
      path: `/api/supplies-history/house/${scene.house}/import/preview`,
      body: fileFor(scene),
    }),
    'POST /api/supplies-history/house/{id}/import': (_column, scene) => ({
      path: `/api/supplies-history/house/${scene.house}/import`,
      body: fileFor(scene),
    }),
    'GET /api/supplies-history/house/{id}/imports': (_column, { house }) => ({
      path: `/api/supplies-history/house/${house}/imports`,
    }),
    'DELETE /api/supplies-history/imports/{id}': async (_column, scene) => ({
      path: `/api/supplies-history/imports/${await imported(scene)}`,
      body: { reason },
    }),
    'DELETE /api/supplies-history/{id}': async (column, scene) => ({
      path: `/api/supplies-history/${await counted(column, scene)}`,
      body: { reason },
    }),
  };
}
