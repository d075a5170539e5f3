import { Injectable } from '@nestjs/common';

import { Database } from './database.ts';

/** A foreign key: columns of a table, and those of the table that they refer to. */
interface ForeignKey {
  readonly child: string;
  readonly parent: string;
  readonly columns: string[];
  readonly refers: string[];
  /** Rows that are written once can't be locked, and needn't be: nobody may change them. */
  readonly can_lock: boolean;
}

/** Foreign keys whose rows don't lose their reference with the row that they refer to. */
const FOREIGN_KEYS = `
  SELECT c.conrelid::regclass::text AS child, c.confrelid::regclass::text AS parent,
         (SELECT array_agg(a.attname::text ORDER BY k.at) FROM unnest(c.conkey) WITH ORDINALITY k (attnum, at)
            JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum) AS columns,
         (SELECT array_agg(a.attname::text ORDER BY k.at) FROM unnest(c.confkey) WITH ORDINALITY k (attnum, at)
            JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.attnum) AS refers,
         has_table_privilege(c.conrelid, 'UPDATE') AS can_lock
    FROM pg_constraint c
   WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND c.confdeltype NOT IN ('n', 'd')`;

/** Rows of a table by their place in it, which a locked row keeps. */
type Places = Map<string, Set<string>>;

/** Deletes rows with every row that refers to them, as the foreign keys say. */
@Injectable()
export class RowTree {
  constructor(private readonly database: Database) {}

  /**
   * Deletes rows and what depends on them. Joins the caller's transaction. Other transactions that would add to them
   * wait, and then fail.
   * @param roots ids by table, in the order of their deletion. No other row of these tables is deleted.
   * @returns the ids of all deleted rows
   * @throws Error when another row of these tables depends on them
   */
  delete(roots: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
    return this.database.transaction(async () => {
      const found = await this.find(roots);
      const ids = await this.listIds(found);
      const dependent = [...found].filter(([table]) => !roots.has(table));
      const parts = dependent.map(
        ([table], at) => `d${String(at)} AS (DELETE FROM ${table} WHERE ctid = ANY($${String(at + 1)}::tid[]))`,
      );
      if (parts.length > 0) {
        // One statement: rows that refer to each other go together.
        await this.database.query(
          `WITH ${parts.join(', ')} SELECT 1`,
          dependent.map(([, places]) => [...places]),
        );
      }
      for (const [table, own] of roots) await this.database.execute(`DELETE FROM ${table} WHERE id = ANY($1)`, [own]);
      return ids;
    });
  }

  private async find(roots: ReadonlyMap<string, readonly string[]>): Promise<Places> {
    const keys = await this.database.query<ForeignKey>(FOREIGN_KEYS);
    const found: Places = new Map();
    for (const [table, ids] of roots) {
      const rows = await this.database.query<{ place: string }>(
        `SELECT ctid::text AS place FROM ${table} WHERE id = ANY($1) FOR UPDATE`,
        [ids],
      );
      found.set(table, new Set(rows.map(({ place }) => place)));
    }
    const waiting = [...roots.keys()];
    for (let parent = waiting.shift(); parent !== undefined; parent = waiting.shift()) {
      for (const key of keys.filter((each) => each.parent === parent)) {
        const places = await this.findChildren(key, found.get(parent) ?? new Set());
        const known = found.get(key.child) ?? new Set();
        const more = places.filter((place) => !known.has(place));
        if (more.length === 0) continue;
        if (roots.has(key.child)) throw new Error(`A row of ${key.child} depends on one that is to be deleted.`);
        found.set(key.child, new Set([...known, ...more]));
        if (!waiting.includes(key.child)) waiting.push(key.child);
      }
    }
    return found;
  }

  private async findChildren(key: ForeignKey, places: Set<string>): Promise<string[]> {
    const { child, parent, columns, refers, can_lock: canLock } = key;
    const same = columns.map((column, at) => `c.${column} = p.${refers[at] ?? 'id'}`).join(' AND ');
    const rows = await this.database.query<{ place: string }>(
      `SELECT c.ctid::text AS place FROM ${child} c
        WHERE EXISTS (SELECT 1 FROM ${parent} p WHERE ${same} AND p.ctid = ANY($1::tid[])) ${canLock ? 'FOR UPDATE OF c' : ''}`,
      [[...places]],
    );
    return rows.map(({ place }) => place);
  }

  private async listIds(found: Places): Promise<string[]> {
    const withIds = await this.database.query<{ name: string }>(
      `SELECT attrelid::regclass::text AS name FROM pg_attribute
        WHERE attrelid = ANY($1::regclass[]) AND attname = 'id' AND atttypid = 'uuid'::regtype`,
      [[...found.keys()]],
    );
    const ids: string[] = [];
    for (const { name } of withIds) {
      const rows = await this.database.query<{ id: string }>(`SELECT id FROM ${name} WHERE ctid = ANY($1::tid[])`, [
        [...(found.get(name) ?? [])],
      ]);
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  }
}
