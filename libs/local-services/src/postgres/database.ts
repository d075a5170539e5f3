import pg from 'pg';

/** Codes of a concurrent creation: PostgreSQL answers duplicate_database or, in a tighter race, unique_violation. */
const alreadyThere = new Set(['42P04', '23505']);

/** Whether the server of this data folder answers at this address; if the port is taken, another server would. */
export async function answersFrom(url: string, folder: string): Promise<boolean> {
  try {
    const found = await withClient(url, (client) =>
      client.query<{ folder: string }>("SELECT current_setting('data_directory') AS folder"),
    );
    return found.rows[0]?.folder === folder;
  } catch {
    return false;
  }
}

/** Creates a database unless it exists and returns its address. `url` may name any database of the server. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await withClient(url, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount !== 0) return;
    try {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !alreadyThere.has(error.code ?? '')) throw error;
    }
  });
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
