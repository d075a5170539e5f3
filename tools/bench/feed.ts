import { parseArgs } from 'node:util';

import { fillFeed, ITEMS_OF_DAYS } from './feed/years-of-feed.ts';
import { compareLists, SLOWEST_RATIO } from './lists/compare-lists.ts';
import { makeHouses } from './support/houses.ts';
import { report } from './support/report.ts';
import { Stage } from './support/stage.ts';

/** Compares the cost of the chore pages in a house with five years of history and in one with five days. */

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const NEW_DAYS = 5;
const OLD_DAYS = 1_826;
const plan = {
  few: ITEMS_OF_DAYS(NEW_DAYS),
  many: ITEMS_OF_DAYS(OLD_DAYS),
  asked: options.quick ? 100 : 400,
};

const PAGES = {
  'first page of the feed': '/api/houses/feed/{house}',
  'what waits for verdicts': '/api/houses/feed/{house}?state=posted',
  'feed of a roomie': '/api/roomies/feed/{roomie}',
  'why somebody has points': '/api/roomies/points/{roomie}',
  standings: '/api/houses/standings/{house}',
  'calendar of four weeks': '/api/houses/chore-assignment/{house}',
  'page of the house': '/api/houses/byId/{house}',
} as const;

await Stage.with(async (stage) => {
  const [young, old] = await makeHouses(stage.pool, 2);
  if (!young || !old) throw new Error('Two houses were not stored.');
  await fillFeed(stage.pool, young.id, NEW_DAYS);
  await fillFeed(stage.pool, old.id, OLD_DAYS);
  await stage.pool.query('ANALYZE');
  const server = await stage.startServer({ worker: false });
  const { url } = server;
  const asker = ({ id, members }: typeof young) => {
    const roomie = members.find(({ role }) => role === 'roomie');
    return { url, ...(roomie ? { token: roomie.token } : {}), ids: { house: id, roomie: roomie?.accountId ?? '' } };
  };
  const rows = await compareLists(PAGES, asker(young), asker(old), plan);
  await server.stop();
  await report(stage, 'feed', rows, { plan });
  const slow = rows.filter(({ ratio }) => Number(ratio) > SLOWEST_RATIO);
  if (slow.length > 0) {
    process.stderr.write(`Slower than ${String(SLOWEST_RATIO)} times: ${slow.map(({ list }) => list).join(', ')}\n`);
    process.exitCode = 1;
  }
});
