import { parseArgs } from 'node:util';

import { addMessages, findExamples, withoutIndex } from './chat/many-messages.ts';
import { type Asker, compareLists } from './lists/compare-lists.ts';
import { type House, makeHouses } from './support/houses.ts';
import { report, type Row } from './support/report.ts';
import { Stage } from './support/stage.ts';

/** Compares searches and pages of the chat in a product with a thousand messages and in one with a million. */

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const plan = { few: 1_000, many: 1_000_000, asked: options.quick ? 20 : 100 };
/** Half of the million are in one conversation, the others in those of ordinary houses. */
const HOUSES = 100;
const SLOWEST_MS = 50;

const SEARCH = '/api/messages/search';
const PAGES = {
  'newest page': '/api/messages/{house}/messages?reader=roomie',
  'page around a message': '/api/messages/{house}/messages?reader=roomie&around={old}',
  'page at a day': '/api/messages/{house}/messages?reader=roomie&at=2020-01-01T00:00:00Z',
  'a rare word': `${SEARCH}?q={rare}`,
  'a usual word': `${SEARCH}?q={usual}`,
  'a common word': `${SEARCH}?q={common}`,
  'a rare and a usual word': `${SEARCH}?q={rare}%20{usual}`,
  'the beginning of a word': `${SEARCH}?q={beginning}`,
  'a word that nobody wrote': `${SEARCH}?q=nonexistent`,
  'a usual word here': `${SEARCH}?q={usual}&conversation={house}`,
  'messages of a person': `${SEARCH}?from={person}`,
  'photos of a person': `${SEARCH}?from={person}&photos=true`,
  'a rare word of a person': `${SEARCH}?q={rare}&from={person}`,
} as const;

await Stage.with(async (stage) => {
  const small = await stage.addDatabase('small');
  const [only] = await makeHouses(small.pool, 1);
  const [long, ...ordinary] = await makeHouses(stage.pool, HOUSES);
  const [first] = ordinary;
  if (!only || !long || !first) throw new Error('The houses were not stored.');
  await addMessages(small.pool, only, plan.few);
  const each = Math.round(plan.many / 2 / ordinary.length);
  await withoutIndex(stage.pool, async () => {
    await addMessages(stage.pool, long, plan.many / 2);
    for (const house of ordinary) await addMessages(stage.pool, house, each);
  });
  for (const pool of [small.pool, stage.pool]) await pool.query('VACUUM ANALYZE');

  const smallServer = await stage.startServer({ worker: false, databaseUrl: small.url });
  const server = await stage.startServer({ worker: false });
  const few = asker(smallServer.url, only, await findExamples(small.pool, only, plan.few));
  const rows: Row[] = [];
  for (const [house, name, count] of [
    [long, 'in the longest of', plan.many / 2],
    [first, 'in an ordinary one of', each],
  ] as const) {
    const many = asker(server.url, house, await findExamples(stage.pool, house, count));
    const compared = await compareLists(PAGES, few, many, plan);
    rows.push(...compared.map((row) => ({ conversation: `${name} a million`, ...row })));
  }
  await smallServer.stop();
  await server.stop();
  await small.pool.end();
  const { rows: sizes } = await stage.pool.query<Record<string, string>>(
    `SELECT pg_size_pretty(pg_relation_size('messages')) AS messages, pg_size_pretty(pg_relation_size('messages_by_words')) AS words`,
  );
  await report(stage, 'chat-search', rows, { plan, sizes });
  const slow = rows.filter((row) => Number(row[`ms of ${plan.many.toLocaleString('en')}`]) > SLOWEST_MS);
  if (slow.length > 0) {
    process.stderr.write(`Slower than ${String(SLOWEST_MS)} ms: ${slow.map(({ list }) => list).join(', ')}\n`);
    process.exitCode = 1;
  }
});

function asker(url: string, { conversationId, members }: House, examples: Record<string, string>): Asker {
  const [, reader, other] = members;
  if (!reader || !other) throw new Error('A house has no roomies.');
  return { url, token: reader.token, ids: { house: conversationId, person: other.accountId, ...examples } };
}
