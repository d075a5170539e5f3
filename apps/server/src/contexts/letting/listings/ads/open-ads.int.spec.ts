import { Database } from '#kernel/database/database.ts';
import { beginningWith } from '#kernel/database/lists.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Returns the plan that PostgreSQL keeps for every city, as it does once a statement has been run a few times. */
function keptPlan(conditions: readonly string[]): Promise<string> {
  const database = app.get(Database);
  return database.transaction(async () => {
    // A scan of the few rows of a test would be cheaper than any index.
    await database.query(`SELECT set_config('enable_seqscan', 'off', true)`);
    const lines = await database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (GENERIC_PLAN) SELECT h.id FROM houses h WHERE h.state = 'open' AND ${conditions.join(' AND ')}`,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

it('are found by the beginning of their city in its index', async () => {
  const conditions = Object.keys(beginningWith('lower(h.city)', 'lee')).map((sql, at) =>
    sql.replace('?', `$${String(at + 1)}`),
  );
  const range =
    /houses_open_by_city[^\n]*\n\s+Index Cond: \(\(lower\(city\) ~>=~ \$1\) AND \(lower\(city\) ~<~ \$2\)\)/;
  expect(await keptPlan(conditions)).toMatch(range);
  expect(await keptPlan(['lower(h.city) LIKE $1'])).not.toMatch(/Index Cond: \(.*city/);
});
