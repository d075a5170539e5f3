import { parseArgs } from 'node:util';

import { makeManyHouses, type Owner } from './lists/many-houses.ts';
import { compareLists, SLOWEST_RATIO } from './lists/compare-lists.ts';
import { report } from './support/report.ts';
import { Stage } from './support/stage.ts';

/** What the first page of a list costs where there are ten thousand of a thing, against a hundred. */

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const plan = { few: 100, many: 10_000, asked: options.quick ? 100 : 400 };

/** A list of the api; `few` and `many` tell the same call by two people. */
const LISTS = {
  'houses by name': () => '/api/houses/all',
  'houses, newest first': () => '/api/houses/all?sort=newest',
  'houses searched': () => '/api/houses/all?search=House',
  'empty rooms': () => '/api/roomies/emptyrooms',
} as const satisfies Record<string, (owner: Owner) => string>;

await Stage.with(async (stage) => {
  const few = await makeManyHouses(stage.pool, 'few', plan.few);
  const many = await makeManyHouses(stage.pool, 'many', plan.many);
  const server = await stage.startServer({ worker: false });
  const rows = await compareLists(server.url, LISTS, few, many, plan);
  await server.stop();
  await report(stage, 'lists', rows, { plan });
  const slow = rows.filter(({ ratio }) => Number(ratio) > SLOWEST_RATIO).map(({ list }) => list);
  if (slow.length > 0) {
    process.stderr.write(`Slower than ${String(SLOWEST_RATIO)} times: ${slow.join(', ')}\n`);
    process.exitCode = 1;
  }
});
