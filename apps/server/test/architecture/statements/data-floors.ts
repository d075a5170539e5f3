import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { floors } from '@common-roof/tools/lint/tiers.ts';
import type pg from 'pg';

import type { FoundStatement } from './collect.ts';
import { tablesOf } from './tables-of.ts';

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

/** Checks access before everything else, in one statement over what others own: see docs/adr/0003. */
const EVERYWHERE: Owner = 'identity/access';

/** Returns the owner of a source file; undefined for the processes and the demonstration. */
export function ownerOf(file: string): Owner | undefined {
  const [area, floor, context] = file.split('/');
  if (area === 'kernel') return area;
  return area === 'contexts' && floor !== undefined && context !== undefined ? `${floor}/${context}` : undefined;
}

/** Returns the owners of all tables: each is declared by an entity in its owner's folder. */
export function ownersOfTables(): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>([
    ['migrations', 'kernel'],
    ['audit_log', 'kernel'], // a view of the evidence
  ]);
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.entity.ts')) continue;
    const table = /@Entity\('(\w+)'/.exec(readFileSync(join(SOURCE, file), 'utf8'))?.[1];
    const owner = ownerOf(relative(SOURCE, join(SOURCE, file)).replaceAll('\\', '/'));
    if (table !== undefined && owner !== undefined) owners.set(table, owner);
  }
  return owners;
}

/** Whether a context may read the tables of another: lower floors, and contexts of its own that it uses. */
export function isBelow(reader: Owner, other: Owner): boolean {
  if (reader === other || other === 'kernel') return true;
  const [floor = '', context = ''] = reader.split('/');
  const [otherFloor = '', otherContext = ''] = other.split('/');
  const rank = (name: string): number => floors.findIndex((each) => each.name === name);
  if (floor !== otherFloor) return rank(otherFloor) < rank(floor);
  return floors[rank(floor)]?.contexts[context]?.includes(otherContext) === true;
}

/** Returns what statements read above their floor, or write that isn't their own, as sentences. */
export async function trespasses(
  statements: readonly Pick<FoundStatement, 'place' | 'texts'>[],
  owners: ReadonlyMap<string, Owner>,
): Promise<string[]> {
  const found = new Set<string>();
  for (const { place, texts } of statements) {
    const own = ownerOf(place);
    if (own === undefined || own === EVERYWHERE) continue;
    for (const text of texts) {
      const { reads, writes } = await tablesOf(text);
      for (const table of writes) {
        if (owners.get(table) !== own) found.add(`${place} writes ${table} of ${owners.get(table) ?? 'nobody'}`);
      }
      for (const table of reads) {
        const port = PORTS[table];
        const owner = owners.get(table);
        const isAllowed = port ? port.reader === own : table.startsWith('pg_') || (owner && isBelow(own, owner));
        if (!isAllowed) found.add(`${place} reads ${table} of ${port?.provider ?? owner ?? 'nobody'}`);
      }
    }
  }
  return [...found];
}

/** Returns what ports read that isn't their provider's to give, as sentences. */
export async function trespassesOfPorts(client: pg.Client, owners: ReadonlyMap<string, Owner>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT viewname AS name, definition FROM pg_views WHERE schemaname = current_schema() AND viewname <> 'audit_log'`,
  );
  const missing = Object.keys(PORTS).filter((port) => rows.every(({ name }) => name !== port));
  const wrong = missing.map((port) => `${port} is no view of the database`);
  for (const { name, definition } of rows) {
    const provider = PORTS[name]?.provider;
    if (provider === undefined) wrong.push(`${name} is no port of any context`);
    for (const table of (await tablesOf(definition)).reads) {
      if (provider !== undefined && owners.get(table) !== provider) {
        wrong.push(`${name} reads ${table} of ${owners.get(table) ?? 'nobody'}`);
      }
    }
  }
  return wrong;
}
