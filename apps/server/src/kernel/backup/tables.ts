import type { Client } from 'pg';

import { listAppliedMigrations } from '#kernel/database/applied-migrations.ts';
import type { About, Digest } from './layout.ts';

/** How PostgreSQL writes values, so that the same rows come to the same digest everywhere. */
export const SPELLING = `
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/** Returns the tables with the columns that are stored as they were given; the others follow from them. */
export async function listTables(client: Client): Promise<About['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      GROUP BY c.relname ORDER BY c.relname`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** Adds up a hash of each row, in whichever order they lie. */
export async function digestOf(client: Client, table: string): Promise<Digest> {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `SELECT count(*) AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS digest
       FROM ${client.escapeIdentifier(table)} AS t`,
  );
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' };
}

export async function listSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Returns the migrations that ran, oldest first; none in an empty database. */
export const listMigrations = (client: Client): Promise<readonly string[]> =>
  listAppliedMigrations(async (sql) => (await client.query<object>(sql)).rows);

/** The statement that moves rows of a table, out of it or into it. */
export const copyStatement = (
  client: Client,
  table: string,
  columns: readonly string[],
  way: 'TO STDOUT' | 'FROM STDIN',
): string =>
  `COPY ${client.escapeIdentifier(table)} (${columns.map((name) => client.escapeIdentifier(name)).join(', ')}) ${way}`;
