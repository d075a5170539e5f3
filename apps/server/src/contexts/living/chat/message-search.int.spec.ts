import { Database } from '#kernel/database/database.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';
import { MessageSearch, SEARCH } from './message-search.repository.ts';

const LONG = 12_000;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  // "often" is in every message, and "seldom" in three of them.
  await app.database.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, sender_side, sender_seq, client_id, text, created_at)
     SELECT $1, n, $2, 'roomie', n, gen_random_uuid(), 'often ' || md5(n::text) || CASE WHEN n % 4000 = 0 THEN ' seldom' ELSE '' END,
            now() - make_interval(mins => $3::int - n)
       FROM generate_series(1, $3::int) n`,
    [world.conversations.houseA, world.players.r1.account.id, LONG],
  );
  await app.database.query('ANALYZE messages');
});
afterAll(() => app.close());

const readable = (lastSeq: number) => ({ id: world.conversations.houseA, last_seq: lastSeq, until: null });

/** Returns the indexes of the plan that can run, without those of the part for conversations of another length. */
async function indexesFor(q: string, lastSeq = LONG): Promise<readonly string[]> {
  const database = app.get(Database);
  const plan = await database.transaction(async () => {
    await database.query(`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`);
    return database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${SEARCH}`, [
      [world.conversations.houseA],
      [lastSeq],
      [null],
      q,
      null,
      false,
      null,
      null,
      30,
    ]);
  });
  const used = plan.map((line) => line['QUERY PLAN']).filter((line) => !line.includes('never executed'));
  return used.flatMap((line) => /messages_(?:by_words|in_order)/.exec(line) ?? []);
}

describe('a search of a long conversation', () => {
  it('finds a rare word in the index of words', async () => {
    expect(await indexesFor('seldom')).toEqual(['messages_by_words']);
    expect(await indexesFor('nonexistent')).toEqual(['messages_by_words']);
  });

  it('reads backwards for a frequent word', async () => {
    expect(await indexesFor('often')).toEqual(['messages_in_order']);
  });

  it('finds the same as reading it message by message', async () => {
    const filter = { q: 'seldom', senderId: null, withPhotos: false };
    const { rows } = await app.get(MessageSearch).find([readable(LONG)], filter, { limit: 30, place: null });
    expect(rows.map(({ seq }) => seq)).toEqual([12_000, 8_000, 4_000]);
    const short = await app.get(MessageSearch).find([readable(4_500)], filter, { limit: 30, place: null });
    expect(short.rows.map(({ seq }) => seq)).toEqual([4_000]);
  });
});

it('a search of a short conversation reads backwards for any word', async () => {
  expect(await indexesFor('seldom', 4_500)).toEqual(['messages_in_order']);
});
