import { text } from '@common-roof/contracts/schemas';
import { z } from 'zod';

import { DomainError } from '#kernel/errors/domain-error.ts';

/**
 * The types that a list can be ordered by. A key travels in the cursor as text, which the database casts back to its
 * type.
 */
const KEYS = {
  text: text(300),
  int: z.string().regex(/^\d{1,9}$/),
  bigint: z.string().regex(/^\d{1,18}$/),
  uuid: z.guid(),
  date: z.iso.date(),
  timestamptz: z.iso.datetime(),
} as const;

/** Expressions with their types, in order. Together they are unique, so that no page repeats or skips a row. */
export interface Order {
  readonly by: readonly (readonly [sql: string, type: keyof typeof KEYS])[];
  readonly descending?: boolean;
}

export interface List {
  /** The columns of a row. */
  readonly select: string;
  readonly from: string;
  /** The values of `$1`, `$2` … in `select` and `from`. */
  readonly values?: readonly unknown[];
  /**
   * The conditions of the list. `?` in a condition is its value; a condition without a value has `true`.
   * Conditions with null, undefined or false are left out.
   */
  readonly where?: Readonly<Record<string, unknown>>;
  readonly order: Order;
  /** Columns and joins that are read only after the page is chosen. `as` is the alias of the chosen rows. */
  readonly thenSelect?: { readonly as: string; readonly columns: string; readonly join?: string };
}

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** The name of the order. A cursor of another order is rejected. */
  readonly sort?: string | undefined;
}

/** A page of rows, with the cursor of the next page if there is one. */
export interface Slice<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Orders by the first key, and by the next one for equal values. */
export const ascending = (...by: Order['by']): Order => ({ by });
/** Orders by id, because ids are ordered by their creation time. */
export const newestFirst = (id: string): Order => ({ by: [[id, 'uuid']], descending: true });

/** Returns a LIKE pattern that finds the text anywhere, or undefined for an empty text. */
export const containing = (search = ''): string | undefined => (search === '' ? undefined : `%${escaped(search)}%`);
/**
 * Returns the conditions that find values of `sql` beginning with the text; none for an empty text. They are a range of
 * an index with `text_pattern_ops`, also in a plan that was made before the text was known, which LIKE isn't.
 */
export const beginningWith = (sql: string, search = ''): Record<string, string | undefined> => ({
  [`${sql} ~>=~ ?`]: search || undefined,
  [`${sql} ~<~ ?`]: search ? search + HIGHEST_CHARACTER : undefined,
});
const HIGHEST_CHARACTER = '\u{10FFFF}';
const escaped = (search: string): string => search.replace(/[\\%_]/g, '\\$&');

/**
 * Returns the keys of the previous page's last row, or null for the first page. @throws 400 for a cursor of another
 * list
 */
export function readCursor({ by }: Order, { cursor, sort = '' }: Omit<PageQuery, 'limit'>): string[] | null {
  if (cursor === undefined) return null;
  try {
    const [of, ...keys] = z.array(z.string()).parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (of !== sort || keys.length !== by.length) throw new RangeError('of another list');
    return by.map(([, type], at) => KEYS[type].parse(keys[at]));
  } catch {
    throw new DomainError('invalid_request', {
      detail: 'Some of it cannot be accepted.',
      errors: [{ path: 'cursor', message: 'This isn’t a cursor of this list.' }],
    });
  }
}

/**
 * Returns the statement that reads a page and one more row, which shows whether there is a next page. The limit is part
 * of it: for an unknown limit, PostgreSQL's kept plans expect a tenth of all rows, and read in order what an index has
 * found already.
 */
export function pageStatement(list: List, query: PageQuery): { text: string; values: unknown[] } {
  const { by, descending = false } = list.order;
  const values = [...(list.values ?? [])];
  const put = (value: unknown): string => `$${String(values.push(value))}`;
  const direction = descending ? 'DESC' : 'ASC';

  const conditions = Object.entries(list.where ?? {}).flatMap(([condition, value]) => {
    if (value === undefined || value === null || value === false) return [];
    return condition.includes('?') ? condition.replaceAll('?', put(value)) : condition;
  });
  const after = readCursor(list.order, query);
  if (after) conditions.push(beyond(list.order, after.map(put)));

  const page = `
    SELECT ${list.select}, ARRAY[${by.map(asText).join(', ')}]::text[] AS page_key
           ${list.thenSelect ? by.map(([sql], at) => `, ${sql} AS page_${String(at)}`).join('') : ''}
      FROM ${list.from}
     WHERE ${conditions.map((condition) => `(${condition})`).join(' AND ') || 'true'}
     ORDER BY ${by.map(([sql]) => `${sql} ${direction}`).join(', ')} LIMIT ${String(Math.trunc(query.limit) + 1)}`;
  if (!list.thenSelect) return { text: page, values };
  const { as, columns, join = '' } = list.thenSelect;
  const order = by.map((_, at) => `${as}.page_${String(at)} ${direction}`).join(', ');
  return { text: `SELECT ${columns}, ${as}.page_key FROM (${page}) ${as} ${join} ORDER BY ${order}`, values };
}

/** Converts the result of {@link pageStatement}, without the additional row and the keys. */
export function toSlice<Row extends object>(
  found: readonly (Row & { page_key: string[] })[],
  { limit, sort = '' }: PageQuery,
): Slice<Row> {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    // A row without its key is the requested row, which the compiler can't infer for a generic type.
    rows: shown.map(({ page_key: _key, ...row }) => row as unknown as Row),
    next: last ? Buffer.from(JSON.stringify([sort, ...last.page_key])).toString('base64url') : null,
  };
}

/** Compares the first key once more by itself, so that an index on it alone can start at the page. */
function beyond({ by, descending = false }: Order, places: readonly string[]): string {
  const sign = descending ? '<' : '>';
  const keys = by.map(([, type], at) => `${places[at] ?? ''}::${type}`);
  const row = `(${by.map(([sql]) => sql).join(', ')}) ${sign} (${keys.join(', ')})`;
  return by.length === 1 ? row : `${by[0]?.[0] ?? ''} ${sign}= ${keys[0] ?? ''} AND ${row}`;
}

/** Keeps microseconds, which the driver would truncate to milliseconds. */
const asText = ([sql, type]: Order['by'][number]): string =>
  type === 'timestamptz' ? `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : `(${sql})::text`;
