import { rmSync } from 'node:fs';
import { join } from 'node:path';

import {
  createDatabase,
  folderInMemory,
  forTests,
  type LocalService,
  startPostgres,
} from '@common-roof/local-services';
import pg from 'pg';

import { upgradeDatabase } from './upgrade-database.ts';

let folder: string;
let server: LocalService;
/** Of a database that was migrated with one role. */
let migrated: string;

/** Returns the address of a copy, for its owner. */
async function copied(name: string): Promise<string> {
  await query(server.url, `CREATE DATABASE ${name} TEMPLATE migrated`);
  return Object.assign(new URL(migrated), { pathname: `/${name}` }).href;
}

/** A server of its own: that of the suite lets everybody in without a password. */
beforeAll(async () => {
  folder = folderInMemory('common-roof-roles-');
  const { settings } = forTests;
  server = await startPostgres({ dataDir: join(folder, 'postgres'), password: 'superuser', settings: settings ?? {} });
  migrated = await createDatabase(server.url, 'migrated');
  await upgrade(migrated, migrated);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const withRole = (url: string, username: string, password: string): string =>
  Object.assign(new URL(url), { username, password }).href;

const upgrade = (owner: string, application: string): Promise<number> =>
  upgradeDatabase({ owner, application }, () => Promise.resolve());

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('an upgrade with two roles', () => {
  it("makes the application's role with its password, and changes it to another", async () => {
    const owner = await copied('made');
    const application = withRole(owner, 'app', 'Grüße-1');
    expect(await upgrade(owner, application)).toBe(0);
    expect(await query(application, 'SELECT count(*)::int AS n FROM accounts')).toEqual([{ n: 0 }]);
    await expect(query(withRole(owner, 'app', 'other'), 'SELECT 1')).rejects.toThrow('password authentication failed');

    const changed = withRole(owner, 'app', 'other');
    expect(await upgrade(owner, changed)).toBe(0);
    expect(await query(changed, 'SELECT current_user AS me')).toEqual([{ me: 'app' }]);
    await expect(query(application, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('gives rights in each database to a role that is there', async () => {
    const owner = await copied('second');
    const application = withRole(owner, 'shared', 'secret');
    await query(owner, `CREATE ROLE shared LOGIN PASSWORD 'secret'`);
    await upgrade(owner, application);
    await expect(query(application, 'DELETE FROM evidence')).rejects.toThrow('permission denied for table evidence');
    expect(await query(application, 'SELECT 1 AS is FROM migrations LIMIT 1')).toEqual([{ is: 1 }]);
  });

  it('needs no superuser, and says which role is missing where the owner may make none', async () => {
    await query(server.url, `CREATE ROLE plain LOGIN PASSWORD 'plain'`);
    await query(server.url, 'CREATE DATABASE plain OWNER plain');
    const owner = withRole(Object.assign(new URL(server.url), { pathname: '/plain' }).href, 'plain', 'plain');
    const application = withRole(owner, 'tenant', 'secret');
    await expect(upgrade(owner, application)).rejects.toThrow(
      'The owner of the tables may not make or change roles: make the role tenant, with LOGIN and the password of DATABASE_URL.',
    );
    await query(server.url, `CREATE ROLE tenant LOGIN PASSWORD 'secret'`);
    expect(await upgrade(owner, application)).toBeGreaterThan(100);
    await expect(query(application, 'CREATE TEMP TABLE accounts (id uuid)')).rejects.toThrow('permission denied');
    await expect(upgrade(application, owner)).rejects.toThrow(
      'DATABASE_OWNER_URL must name the owner of the tables, which is plain.',
    );
  });

  it('leaves a role alone that may do what the owner may', async () => {
    const owner = await createDatabase(server.url, 'powerful');
    await query(
      owner,
      `CREATE ROLE keeper LOGIN PASSWORD 'keeper'; CREATE ROLE heir LOGIN PASSWORD 'heir' IN ROLE keeper`,
    );
    await query(owner, 'GRANT CREATE ON SCHEMA public TO keeper');
    const refusal = /^DATABASE_URL must name a role without the owner's rights/;
    await expect(upgrade(withRole(owner, 'keeper', 'keeper'), withRole(owner, 'heir', 'other'))).rejects.toThrow(
      refusal,
    );
    await expect(upgrade(withRole(owner, 'keeper', 'keeper'), withRole(owner, 'postgres', 'x'))).rejects.toThrow(
      refusal,
    );
    expect(await query(withRole(owner, 'heir', 'heir'), 'SELECT current_user AS me')).toEqual([{ me: 'heir' }]);
  });

  it('makes and grants nothing where there is one role', async () => {
    const granted = `SELECT 1 FROM pg_class c, aclexplode(relacl) a
                      WHERE relnamespace = 'public'::regnamespace AND a.grantee <> c.relowner`;
    expect(await query(migrated, granted)).toEqual([]);
  });
});
