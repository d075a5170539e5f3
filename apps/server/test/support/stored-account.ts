import type { TestDatabase } from './test-database.ts';

/** An account as a row, with the row of its role, for tests without the application. Returns its id. */
export async function storedAccount(
  { query }: Pick<TestDatabase, 'query'>,
  type: 'homeowner' | 'roomie',
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `WITH a AS (INSERT INTO accounts (email, email_key, account_type, first_name, last_name)
       VALUES (gen_random_uuid()::text, gen_random_uuid()::text, $1, 'a', 'b') RETURNING id)
     INSERT INTO ${type}s (id) SELECT id FROM a RETURNING id`,
    [type],
  );
  if (!row) throw new Error('An account was not stored.');
  return row.id;
}
