import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Type } from '@nestjs/common';
import { floors } from '@common-roof/tools/lint/tiers.ts';
import type pg from 'pg';
import { getMetadataArgsStorage } from 'typeorm';

import type { Published } from '#kernel/database/published.ts';
import type { FoundStatement } from './collect.ts';

const SOURCE = join(import.meta.dirname, '../../../src');

/** A context as `floor/name`, or the kernel. */
export type Owner = string;

/**
 * Views through which a context reads what one above it knows. The reader says what it needs, the provider's tables stay
 * its own.
 */
export const PORTS: Readonly<Record<string, { readonly reader: Owner; readonly provider: Owner }>> = {
  listed_rooms: { reader: 'housing/houses', provider: 'letting/listings' },
  advertised_houses: { reader: 'housing/houses', provider: 'letting/listings' },
  leased_houses: { reader: 'housing/houses', provider: 'letting/leasing' },
  point_months: { reader: 'housing/houses', provider: 'living/chores' },
  points_of_months: { reader: 'housing/houses', provider: 'living/chores' },
  turn_prices: { reader: 'living/chores', provider: 'living/house-rules' },
  reader_locales: { reader: 'kernel', provider: 'identity/accounts' },
};

/** Views that contexts above their owner may read. */
export const PUBLISHED_VIEWS: Readonly<Record<string, Owner>> = {
  audit_log: 'kernel',
  joined_accounts: 'identity/accounts',
};

/** Checks access before everything else, in one statement over what others own: see docs/adr/0003. */
const EVERYWHERE: Owner = 'identity/access';

/** Returns the owner of a source file; undefined for the processes and the demonstration. */
export function ownerOf(file: string): Owner | undefined {
  const [area, floor, context] = file.split('/');
  if (area === 'kernel') return area;
  return area === 'contexts' && floor !== undefined && context !== undefined ? `${floor}/${context}` : undefined;
}

/** Returns the owners of all tables: each is declared by an entity in its owner's folder. */
async function ownersOfTables(): Promise<ReadonlyMap<string, Owner>> {
  const owners = new Map<string, Owner>([['migrations', 'kernel']]);
  for (const file of filesNamed('*.entity.ts')) {
    const owner = ownerOf(file);
    for (const entity of Object.values(await load<Record<string, Type>>(file))) {
      const table = tableOf(entity);
      if (table !== undefined && owner !== undefined) owners.set(table, owner);
    }
  }
  return owners;
}

/** Returns what contexts publish of their tables, by table. */
async function publishedTables(): Promise<ReadonlyMap<string, Published>> {
  const tables = new Map<string, Published>();
  for (const file of filesNamed('*.published.ts')) {
    for (const each of (await load<{ published: readonly Published[] }>(file)).published) {
      tables.set(tableOf(each.entity) ?? '', each);
    }
  }
  return tables;
}

const filesNamed = (pattern: string): string[] =>
  globSync(`{kernel,contexts}/**/${pattern}`, { cwd: SOURCE }).map((file) => file.replaceAll('\\', '/'));

const load = async <Exports>(file: string): Promise<Exports> =>
  (await import(pathToFileURL(join(SOURCE, file)).href)) as Exports;

const tableOf = (entity: Type): string | undefined =>
  getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;

/** Whether a context may read the tables of another: lower floors, and contexts of its own that it uses. */
export function isBelow(reader: Owner, other: Owner): boolean {
  if (reader === other || other === 'kernel') return true;
  const [floor = '', context = ''] = reader.split('/');
  const [otherFloor = '', otherContext = ''] = other.split('/');
  const rank = (name: string): number => floors.findIndex((each) => each.name === name);
  if (floor !== otherFloor) return rank(otherFloor) < rank(floor);
  return floors[rank(floor)]?.contexts[context]?.includes(otherContext) === true;
}

/** The kernel and every context, also those without tables. */
const OWNERS: readonly Owner[] = [
  'kernel',
  ...floors.flatMap(({ name, contexts }) => Object.keys(contexts).map((context) => `${name}/${context}`)),
];

/** Roles of the database, one for each context, with the rights that its statements have. */
export class ContextRoles {
  private readonly prefix: string;

  /** @param client a superuser, with a database of its own */
  constructor(private readonly client: pg.Client) {
    this.prefix = `context_${String(process.pid)}_${String(Date.now())}`;
  }

  async create(): Promise<void> {
    const [owners, published] = [await ownersOfTables(), await publishedTables()];
    for (const context of OWNERS) {
      const role = this.roleOf(context);
      await this.client.query(`CREATE ROLE ${role}; GRANT USAGE ON SCHEMA public TO ${role}`);
      for (const [table, owner] of owners) {
        const right = rightOn(table, { context, owner, published: published.get(table) });
        if (right !== undefined) await this.client.query(`GRANT ${right} TO ${role}`);
      }
      const views = [
        ...Object.entries(PORTS).flatMap(([view, { reader }]) => (reader === context ? [view] : [])),
        ...Object.entries(PUBLISHED_VIEWS).flatMap(([view, owner]) => (isBelow(context, owner) ? [view] : [])),
      ];
      if (views.length > 0) await this.client.query(`GRANT SELECT ON ${views.join(', ')} TO ${role}`);
    }
  }

  async drop(): Promise<void> {
    for (const context of OWNERS) {
      const role = this.roleOf(context);
      await this.client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    }
  }

  /** Plans a statement with the rights of a context, without running it. @returns what PostgreSQL refuses */
  async refusalOf(context: Owner, text: string): Promise<string | undefined> {
    await this.client.query(`SET ROLE ${this.roleOf(context)}`);
    try {
      await this.client.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await this.client.query('RESET ROLE');
    }
  }

  private roleOf(context: Owner): string {
    return `${this.prefix}_${context.replaceAll(/\W/g, '_')}`;
  }
}

interface Access {
  readonly context: Owner;
  readonly owner: Owner;
  readonly published: Published | undefined;
}

/** Returns what a context may do with a table, as PostgreSQL grants it. */
function rightOn(table: string, { context, owner, published }: Access): string | undefined {
  if (context === owner) return `ALL ON ${table}`;
  if (context === EVERYWHERE) return `SELECT ON ${table}`;
  if (published === undefined || !isBelow(context, owner)) return undefined;
  // PostgreSQL lets those lock rows who may change a column of them.
  const lock = published.canLock ? `, UPDATE (${String(published.columns[0])})` : '';
  return `SELECT (${published.columns.join(', ')})${lock} ON ${table}`;
}

/** Returns what contexts read above their floor or beyond what is published, or write that isn't theirs. */
export async function trespasses(
  statements: readonly Pick<FoundStatement, 'place' | 'texts'>[],
  roles: ContextRoles,
): Promise<string[]> {
  const found = new Set<string>();
  for (const { place, texts } of statements) {
    const context = ownerOf(place);
    if (context === undefined) continue;
    for (const text of texts) {
      const refusal = await roles.refusalOf(context, text);
      if (refusal !== undefined) found.add(`${place}: ${refusal}`);
    }
  }
  return [...found];
}

/** Returns what views read that isn't their provider's to give, as sentences. */
export async function trespassesOfViews(client: pg.Client): Promise<string[]> {
  const owners = await ownersOfTables();
  const { rows } = await client.query<{ view: string; table: string }>(
    `SELECT DISTINCT v.relname AS view, t.relname AS table
       FROM pg_rewrite r JOIN pg_class v ON v.oid = r.ev_class
       JOIN pg_depend d ON d.objid = r.oid AND d.classid = 'pg_rewrite'::regclass AND d.refclassid = 'pg_class'::regclass
       JOIN pg_class t ON t.oid = d.refobjid AND t.oid <> v.oid
      WHERE v.relkind = 'v' AND v.relnamespace = current_schema()::regnamespace`,
  );
  const provider = (view: string): Owner | undefined => PORTS[view]?.provider ?? PUBLISHED_VIEWS[view];
  const views = new Set(rows.map(({ view }) => view));
  return [
    ...[...Object.keys(PORTS), ...Object.keys(PUBLISHED_VIEWS)]
      .filter((view) => !views.has(view))
      .map((view) => `${view} is no view of the database`),
    ...rows.flatMap(({ view, table }) =>
      owners.get(table) === provider(view) ? [] : [`${view} reads ${table} of ${owners.get(table) ?? 'nobody'}`],
    ),
  ];
}
