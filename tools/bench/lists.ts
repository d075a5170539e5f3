import { parseArgs } from 'node:util';

import { compareLists, SLOWEST_RATIO } from './lists/compare-lists.ts';
import { makeManyHouses } from './lists/many-houses.ts';
import { makeWholeProduct } from './lists/whole-product.ts';
import { report, type Row } from './support/report.ts';
import { Stage } from './support/stage.ts';

/** Compares the cost of a list's first page with ten thousand entries and with a hundred. */

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const plan = { few: 100, many: 10_000, asked: options.quick ? 100 : 400 };

/** Lists of a person's own things: two homeowners in one product, one with few houses and one with many. */
const OWN = {
  'houses by name': '/api/houses/all',
  'houses, newest first': '/api/houses/all?sort=newest',
  'houses searched': '/api/houses/all?search=House',
  'empty rooms': '/api/roomies/emptyrooms',
} as const;

const ADMIN = '/api/houses/admin/houses';

/** Lists of everything: a small and a large product. A city has fifty houses in both. */
const EVERYTHING = {
  'open ads': '/api/wds',
  'open ads of a city': '/api/wds?city=001',
  'admin: houses by name': ADMIN,
  'admin: by city': `${ADMIN}?sort=city`,
  'admin: by homeowner': `${ADMIN}?sort=homeowner`,
  'admin: newest first': `${ADMIN}?sort=newest`,
  'admin: most rooms': `${ADMIN}?sort=rooms`,
  'admin: most roomies': `${ADMIN}?sort=roomies`,
  'admin: of a city': `${ADMIN}?city=001%20City`,
} as const;

await Stage.with(async (stage) => {
  const few = await makeManyHouses(stage.pool, 'few', plan.few);
  const many = await makeManyHouses(stage.pool, 'many', plan.many);
  const server = await stage.startServer({ worker: false });
  const { url } = server;
  const own = await compareLists(OWN, { url, token: few }, { url, token: many }, plan);
  await server.stop();

  const [small, large] = [await aProduct(stage, 'small', plan.few), await aProduct(stage, 'large', plan.many)];
  const everything = await compareLists(EVERYTHING, small, large, plan);
  for (const product of [small, large]) await product.stop();

  await report(stage, 'lists', [...own, ...everything], { plan });
  const slow = [...own, ...everything].filter(({ ratio }) => Number(ratio) > SLOWEST_RATIO);
  if (slow.length > 0) {
    process.stderr.write(`Slower than ${String(SLOWEST_RATIO)} times: ${namesOf(slow)}\n`);
    process.exitCode = 1;
  }
});

function namesOf(rows: readonly Row[]): string {
  return rows.map(({ list }) => list).join(', ');
}

async function aProduct(stage: Stage, name: string, houses: number) {
  const { url: databaseUrl, pool } = await stage.addDatabase(name);
  const token = await makeWholeProduct(pool, houses);
  const server = await stage.startServer({ worker: false, databaseUrl });
  return {
    url: server.url,
    token,
    stop: async () => {
      await server.stop();
      await pool.end();
    },
  };
}
