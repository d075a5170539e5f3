import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { grantToApplication } from './grants.ts';

const RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN'];

let database: TestDatabase;
let owner: pg.Client;
let application: pg.Client;
let role: string;

beforeEach(async () => {
  database = await createTestDatabase();
  role = new URL(database.applicationUrl).username;
  owner = new pg.Client({ connectionString: database.url });
  application = new pg.Client({ connectionString: database.applicationUrl });
  await Promise.all([owner.connect(), application.connect()]);
});
afterEach(async () => {
  await Promise.all([owner.end(), application.end()]);
  await database.drop();
});

const grant = (): Promise<void> => grantToApplication(async (sql) => (await owner.query<object>(sql)).rows, role);

/** Lists what the application may do with each relation, from whomever it has the right. */
async function rights(): Promise<Record<string, string>> {
  const { rows } = await application.query<{ name: string; kind: string; rights: string }>(
    `SELECT relname AS name, relkind AS kind, array_to_string(ARRAY(
              SELECT p FROM unnest($1::text[]) WITH ORDINALITY AS privilege (p, n)
               WHERE has_table_privilege(c.oid, p) ORDER BY n), ' ') AS rights
       FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm') AND relnamespace = 'public'::regnamespace ORDER BY relname`,
    [RIGHTS],
  );
  return Object.fromEntries(rows.map(({ name, kind, rights: all }) => [name, kind === 'v' ? `view: ${all}` : all]));
}

/** Lists the tables whose rows can’t be updated (16) or deleted (8), according to statement triggers. */
async function refused(bit: 8 | 16): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT DISTINCT relname AS name FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid JOIN pg_proc p ON p.oid = tgfoid
      WHERE proname = 'refuse_change' AND tgtype & $1 > 0 ORDER BY relname`,
    [bit],
  );
  return rows.map(({ name }) => name);
}

describe("the application's role", () => {
  it('reads and writes the rows of every table, and no more', async () => {
    const { migrations, ...others } = await rights();
    expect(migrations).toBe('SELECT');
    const [fixed, kept] = [await refused(16), await refused(8)];
    expect(fixed).toEqual(
      expect.arrayContaining(['evidence', 'audit_checks', 'agreement_signatures', 'money_postings']),
    );
    expect(kept).toEqual(expect.arrayContaining(['evidence', 'audit_checks']));
    const wanted = Object.entries(others).map(([name, found]) => {
      const changes = [fixed.includes(name) ? '' : ' UPDATE', kept.includes(name) ? '' : ' DELETE'].join('');
      return [name, found.startsWith('view') ? 'view: SELECT' : `SELECT INSERT${changes}`];
    });
    expect(wanted.length).toBeGreaterThan(150);
    expect(others).toEqual(Object.fromEntries(wanted));
  });

  it('uses sequences and functions, and neither owns nor makes anything', async () => {
    const { rows } = await application.query<Record<string, boolean>>(
      `SELECT (SELECT bool_and(has_sequence_privilege(oid, 'USAGE') AND NOT has_sequence_privilege(oid, 'UPDATE'))
                 FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace) AS sequences,
              (SELECT bool_and(has_function_privilege(oid, 'EXECUTE'))
                 FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS functions,
              has_schema_privilege('public', 'CREATE') AS "new tables",
              has_database_privilege(current_database(), 'CREATE') AS "new schemas",
              has_database_privilege(current_database(), 'TEMPORARY') AS "temporary tables",
              EXISTS (SELECT 1 FROM pg_class WHERE pg_has_role(relowner, 'MEMBER')) AS owner,
              (SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
                 FROM pg_roles WHERE rolname = current_user) AS attributes`,
    );
    expect(rows[0]).toEqual({
      sequences: true,
      functions: true,
      'new tables': false,
      'new schemas': false,
      'temporary tables': false,
      owner: false,
      attributes: false,
    });
  });

  it('may write to a table as soon as it is made', async () => {
    await owner.query('CREATE TABLE roofs (id bigserial PRIMARY KEY, tiles int)');
    await application.query('INSERT INTO roofs (tiles) VALUES (7)');
    await application.query('UPDATE roofs SET tiles = 8');
    expect((await application.query('DELETE FROM roofs RETURNING id, tiles')).rows).toEqual([{ id: '1', tiles: 8 }]);
  });

  it('loses what a table refuses, and gets it back', async () => {
    await owner.query(`CREATE TABLE roofs (tiles int);
      CREATE TRIGGER roofs_kept BEFORE UPDATE OR DELETE ON roofs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await grant();
    expect(await rights()).toMatchObject({ roofs: 'SELECT INSERT' });
    await expect(application.query('DELETE FROM roofs')).rejects.toThrow('permission denied for table roofs');
    await owner.query('DROP TRIGGER roofs_kept ON roofs');
    await grant();
    expect(await rights()).toMatchObject({ roofs: 'SELECT INSERT UPDATE DELETE' });
  });

  it('loses grants made by hand', async () => {
    const before = await rights();
    const name = new URL(database.url).pathname.slice(1);
    await owner.query(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT UPDATE (body) ON evidence TO ${role}; GRANT TEMPORARY, CREATE ON DATABASE ${name} TO ${role};
      GRANT CREATE ON SCHEMA public TO PUBLIC; REVOKE EXECUTE ON FUNCTION is_time_zone(text) FROM PUBLIC;
      REVOKE SELECT, INSERT ON notes FROM ${role}`);
    await grant();
    expect(await rights()).toEqual(before);
    const { rows } = await application.query(
      `SELECT has_schema_privilege('public', 'CREATE') AS create, is_time_zone('Europe/Vienna') AS is,
              has_column_privilege('evidence', 'body', 'UPDATE') AS update,
              has_database_privilege(current_database(), 'CREATE, TEMPORARY') AS beside`,
    );
    expect(rows).toEqual([{ create: false, is: true, update: false, beside: false }]);
  });
});
