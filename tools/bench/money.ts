import { parseArgs } from 'node:util';

import { compareLists, SLOWEST_RATIO } from './lists/compare-lists.ts';
import { compareRecalculation } from './money/compare-recalculation.ts';
import { fillLedger } from './money/years-of-ledger.ts';
import { type House, makeHouses } from './support/houses.ts';
import { report, table } from './support/report.ts';
import { Stage } from './support/stage.ts';

/**
 * Compares the cost of money pages in a house of ten years and in one of two months, and measures how fast months of
 * many houses are recalculated.
 */

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const YOUNG = { rows: 100, months: 2 };
const OLD = { rows: 100_000, months: 122 };
const plan = {
  few: YOUNG.rows,
  many: OLD.rows,
  asked: options.quick ? 100 : 400,
  reckoning: { houses: options.quick ? 100 : 1_000, rounds: options.quick ? 1 : 3, atOnce: 5 },
};
const AIMED_RATIO = 0.5;

/** A page of ten rows, which both houses can fill. */
const ASKED = {
  'balance of a roomie': '/api/ledger/balance/{roomie}',
  'first page of the ledger': '/api/ledger/entries/{roomie}?limit=10',
} as const;
const OF_THE_HOUSE = {
  'plan to settle up': '/api/settle-up/house/{house}',
  'months of supplies': '/api/supplies-history/house/{house}/months',
} as const;
const OF_THE_HOMEOWNER = { arrears: '/api/ledger/arrears/{homeowner}' } as const;

await Stage.with(async (stage) => {
  const [young, old] = await makeHouses(stage.pool, 2);
  if (!young || !old) throw new Error('Two houses were not stored.');
  await fillLedger(stage.pool, young.id, YOUNG);
  await fillLedger(stage.pool, old.id, OLD);
  await stage.pool.query('VACUUM ANALYZE');
  const server = await stage.startServer({ worker: false });
  const of = (house: House, role: 'roomie' | 'homeowner') => askerOf(server.url, house, role);
  const [few, many] = [of(young, 'roomie'), of(old, 'roomie')];
  const asked = await compareLists(ASKED, few, many, plan);
  const shown = await compareLists(OF_THE_HOUSE, few, many, plan);
  const owners = await compareLists(OF_THE_HOMEOWNER, of(young, 'homeowner'), of(old, 'homeowner'), plan);
  await server.stop();
  const pages = [...asked, ...shown, ...owners];
  process.stdout.write(`\n${table(pages)}\nAsked of the first two: at most ${String(SLOWEST_RATIO)}.\n\n`);

  const { rows, ratio } = await compareRecalculation(stage, plan.reckoning);
  await report(stage, 'money', rows, { plan, pages });
  process.stdout.write(
    `Ours is ${ratio.toFixed(2)} of the rate of one statement with the checks; aimed at ${String(AIMED_RATIO)}.\n`,
  );
  const slow = asked.filter((row) => Number(row['ratio']) > SLOWEST_RATIO);
  if (slow.length > 0) {
    process.stderr.write(`Slower than ${String(SLOWEST_RATIO)} times: ${slow.map(({ list }) => list).join(', ')}\n`);
    process.exitCode = 1;
  }
});

/** The roomie with the last id, who owes the same in both houses: four purchases and a rent. */
function askerOf(url: string, house: House, role: 'roomie' | 'homeowner') {
  const people = house.members.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  const person = people.findLast((member) => member.role === role);
  const homeowner = house.members.find((member) => member.role === 'homeowner');
  if (!person || !homeowner) throw new Error('Somebody is missing.');
  return {
    url,
    token: person.token,
    ids: { house: house.id, roomie: person.accountId, homeowner: homeowner.accountId },
  };
}
