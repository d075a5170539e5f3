import { pipeline } from 'node:stream/promises';

import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { BackupError } from './backup-error.ts';
import type { About, Contents } from './layout.ts';
import { forgetOwnRun } from './run-record.ts';
import { copyStatement, digestOf, listTables, SPELLING } from './tables.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

interface Trigger {
  readonly table: string;
  readonly name: string;
  /** As in `pg_trigger.tgenabled`. */
  readonly mode: 'O' | 'A' | 'R';
}

const MODES = { O: 'ENABLE', A: 'ENABLE ALWAYS', R: 'ENABLE REPLICA' } as const;

/**
 * Puts rows into the tables of a database whose migrations have just run, in one transaction. Foreign keys and triggers
 * are put aside until the end, since rows come in the order of tables, and triggers refuse to write history; foreign keys
 * are checked when they come back. That needs the owner of the tables, and no superuser.
 */
export class TableLoader {
  private foreignKeys: readonly ForeignKey[] = [];
  private triggers: readonly Trigger[] = [];

  constructor(
    private readonly client: Client,
    private readonly tables: About['tables'],
  ) {}

  /** @throws BackupError when the tables aren't those of the backup */
  async begin(): Promise<void> {
    await this.client.query(SPELLING);
    await this.client.query('BEGIN');
    const here = await listTables(this.client);
    const names = Object.keys(here);
    // In a table that grew over the years, columns stand in another order than in one that is new.
    const asSets = (all: About['tables']): string =>
      JSON.stringify(Object.keys(all).sort().map((name) => [name, [...(all[name] ?? [])].sort()])); // prettier-ignore
    if (asSets(here) !== asSets(this.tables))
      throw new BackupError('The tables of this version are not those of the backup.');
    this.foreignKeys = await this.listForeignKeys();
    this.triggers = await this.listTriggers();
    for (const { table, name } of this.foreignKeys) await this.alter(table, `DROP CONSTRAINT ${this.quoted(name)}`);
    for (const { table, name } of this.triggers) await this.alter(table, `DISABLE TRIGGER ${this.quoted(name)}`);
    await this.client.query(`TRUNCATE ${names.map((name) => this.quoted(name)).join(', ')}`);
  }

  /** @param rows of one table: its parts one after the other */
  async load(table: string, rows: AsyncIterable<Buffer>): Promise<void> {
    const columns = this.tables[table];
    if (columns === undefined)
      throw new BackupError('The backup is damaged: it has rows of a table that it doesn’t name.');
    await pipeline(rows, this.client.query(copyFrom(copyStatement(this.client, table, columns, 'FROM STDIN'))));
  }

  /** @throws BackupError unless every table has exactly the rows of the backup */
  async finish({ tables, sequences }: Contents): Promise<void> {
    for (const [name, value] of Object.entries(sequences)) {
      await this.client.query('SELECT setval($1::regclass, $2)', [this.quoted(name), value]);
    }
    for (const table of Object.keys(this.tables)) {
      const found = await digestOf(this.client, table);
      const wanted = tables[table];
      if (found.rows !== wanted?.rows || found.digest !== wanted.digest) {
        throw new BackupError(`The backup is damaged: the rows of ${table} are not the ones that were backed up.`);
      }
    }
    for (const { table, name, mode } of this.triggers)
      await this.alter(table, `${MODES[mode]} TRIGGER ${this.quoted(name)}`);
    for (const { table, name, definition } of this.foreignKeys) {
      await this.alter(table, `ADD CONSTRAINT ${this.quoted(name)} ${definition}`);
    }
    await forgetOwnRun(this.client);
    await this.client.query('COMMIT');
    await this.client.query('ANALYZE');
  }

  private async listForeignKeys(): Promise<readonly ForeignKey[]> {
    const { rows } = await this.client.query<ForeignKey>(
      `SELECT t.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
         FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
        WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace ORDER BY t.relname, c.conname`,
    );
    return rows;
  }

  private async listTriggers(): Promise<readonly Trigger[]> {
    const { rows } = await this.client.query<Trigger>(
      `SELECT t.relname AS table, g.tgname AS name, g.tgenabled AS mode
         FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid
        WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND t.relnamespace = current_schema()::regnamespace
        ORDER BY t.relname, g.tgname`,
    );
    return rows;
  }

  private async alter(table: string, how: string): Promise<void> {
    await this.client.query(`ALTER TABLE ${this.quoted(table)} ${how}`);
  }

  private quoted(name: string): string {
    return this.client.escapeIdentifier(name);
  }
}
