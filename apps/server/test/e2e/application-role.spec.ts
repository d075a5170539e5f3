import pg from 'pg';

import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld } from '#test/support/world.ts';

let app: TestApp;
let client: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  await buildWorld(app);
  client = new pg.Client({ connectionString: app.database.applicationUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** What an attacker would try who can run any statement as the product does, and what PostgreSQL says. */
const ATTEMPTS: readonly (readonly [what: string, sql: string, refusal: RegExp])[] = [
  ['make a table', 'CREATE TABLE loot (said text)', /permission denied for schema public/],
  ['make a table that hides another', 'CREATE TEMP TABLE accounts (id uuid)', /permission denied to create temporary/],
  ['make a schema', 'CREATE SCHEMA loot', /permission denied for database/],
  ['make a function', `CREATE FUNCTION loot() RETURNS int LANGUAGE sql AS 'SELECT 1'`, /permission denied for schema/],
  ['replace a function', `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`, /permission denied for schema|must be owner/], // prettier-ignore
  ['make a database', 'CREATE DATABASE loot', /permission denied to create database/],
  ['add a language', 'CREATE EXTENSION plperlu', /permission denied|not available/],
  ['change a table', 'ALTER TABLE accounts ADD COLUMN loot text', /must be owner of table accounts/],
  ['turn off a trigger', 'ALTER TABLE evidence DISABLE TRIGGER ALL', /must be owner of table evidence/],
  ['drop a trigger', 'DROP TRIGGER evidence_append_only ON evidence', /must be owner of relation evidence/],
  ['drop a table', 'DROP TABLE evidence CASCADE', /must be owner of table evidence/],
  ['drop everything', 'DROP SCHEMA public CASCADE', /must be owner of schema public/],
  ['empty a table', 'TRUNCATE chat_conversations CASCADE', /permission denied|does not exist/],
  ['empty the evidence', 'TRUNCATE evidence', /permission denied for table evidence/],
  ['change evidence', `UPDATE evidence SET body = '{}'`, /permission denied for table evidence/],
  ['delete evidence', 'DELETE FROM evidence', /permission denied for table evidence/],
  [
    'change a signature',
    'UPDATE agreement_signatures SET signed_at = now()',
    /permission denied for table agreement_signatures/,
  ],
  ['change a booking', 'UPDATE money_postings SET minor = 0', /permission denied for table money_postings/],
  ['change the audit log', 'DELETE FROM audit_log', /permission denied for view audit_log/],
  [
    'pretend that a migration ran',
    `INSERT INTO migrations (timestamp, name) VALUES (1, '')`,
    /permission denied for table/,
  ],
  ['turn off all triggers', `SET session_replication_role = 'replica'`, /permission denied to set parameter/],
  ['become the owner', 'SET ROLE postgres', /permission denied to set role/],
  ['become the owner from the start', 'SET SESSION AUTHORIZATION postgres', /permission denied to set session/],
  ['get more rights', 'ALTER ROLE current_user SUPERUSER', /permission denied to alter role/],
  ['make a role', 'CREATE ROLE loot', /permission denied to create role/],
  ['read passwords', 'SELECT rolpassword FROM pg_authid', /permission denied for table pg_authid/],
  ['run a program', `COPY (SELECT 1) TO PROGRAM 'id'`, /permission denied to COPY to or from an external program/],
  ['write a file', `COPY (SELECT 1) TO '/tmp/loot'`, /permission denied to COPY to a file/],
  ['read a file', `SELECT pg_read_file('/etc/passwd')`, /permission denied for function pg_read_file/],
  ['end connections of others', `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'postgres'`, /permission denied to terminate process/], // prettier-ignore
];

describe("who has the application's role", () => {
  it("can't let others in", async () => {
    await client.query('GRANT ALL ON accounts TO PUBLIC');
    const { rows } = await client.query(
      `SELECT has_table_privilege('public', 'accounts', 'SELECT') AS "everybody reads"`,
    );
    expect(rows).toEqual([{ 'everybody reads': false }]);
  });

  it.each(ATTEMPTS)("can't %s", async (_what, sql, refusal) => {
    await expect(client.query(sql)).rejects.toThrow(refusal);
  });

  it('does what the product does', async () => {
    const { rows } = await client.query(
      'SELECT current_user AS role, count(*)::int > 0 AS some FROM accounts GROUP BY 1',
    );
    expect(rows).toEqual([{ role: 'common_roof_app', some: true }]);
    const { rows: others } = await client.query<{ role: string }>(
      `SELECT DISTINCT usename AS role FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE 'common-roof %'`,
    );
    expect(others).toEqual([{ role: 'common_roof_app' }]);
  });
});
