import { text } from '@common-roof/contracts';
import { z } from 'zod';

import { DomainError } from '../http/domain-error.ts';

/** What a list can be ordered by. A key travels in the cursor as text, which the database reads as its type again. */
const KEYS = {
  text: text(300),
  int: z.string().regex(/^\d{1,9}$/),
  bigint: z.string().regex(/^\d{1,18}$/),
  uuid: z.guid(),
  date: z.iso.date(),
  timestamptz: z.iso.datetime(),
} as const;

/** Expressions with their types, in order. Together they are unique, so that no page repeats or leaves out a row. */
export interface Order {
  readonly by: readonly (readonly [sql: string, type: keyof typeof KEYS])[];
  readonly descending?: boolean;
}

export interface List {
  /** The columns of a row. */
  readonly select: string;
  readonly from: string;
  /** What `select` and `from` call `$1`, `$2` … */
  readonly values?: readonly unknown[];
  /**
   * What has to hold. In each condition `?` is the value beside it; one that needs no value has `true`.
   * A filter that nobody asked for (null, undefined, false) is left out.
   */
  readonly where?: Readonly<Record<string, unknown>>;
  readonly order: Order;
  /** What is looked up only once the page is chosen: columns and joins beside the rows above, called `as`. */
  readonly thenSelect?: { readonly as: string; readonly columns: string; readonly join?: string };
}

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** The name of the order: a cursor of another one is refused. */
  readonly sort?: string | undefined;
}

/** A page of rows, and the cursor of the next page where there is one. */
export interface Slice<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** The first key decides, the next one where it is the same. */
export const ascending = (...by: Order['by']): Order => ({ by });
/** Ids are ordered by the time at which they were made. */
export const newestFirst = (id: string): Order => ({ by: [[id, 'uuid']], descending: true });

/** A pattern for LIKE that finds the text anywhere; undefined for no text. */
export const containing = (search = ''): string | undefined => (search === '' ? undefined : `%${escaped(search)}%`);
/** A pattern for LIKE that finds what begins with the text; undefined for no text. */
export const beginningWith = (search = ''): string | undefined => (search === '' ? undefined : `${escaped(search)}%`);
const escaped = (search: string): string => search.replace(/[\\%_]/g, '\\$&');

/** The keys at which the page before ended, null for the first page. @throws 400 for a cursor of another list */
export function readCursor({ by }: Order, { cursor, sort = '' }: Omit<PageQuery, 'limit'>): string[] | null {
  if (cursor === undefined) return null;
  try {
    const [of, ...keys] = z.array(z.string()).parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (of !== sort || keys.length !== by.length) throw new RangeError('of another list');
    return by.map(([, type], at) => KEYS[type].parse(keys[at]));
  } catch {
    throw new DomainError('invalid_request', {
      detail: 'Some of it cannot be accepted.',
      errors: [{ path: 'cursor', message: 'is not a cursor of this list' }],
    });
  }
}

/** The statement that reads a page, and one row more, which tells whether there is a next one. */
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
     ORDER BY ${by.map(([sql]) => `${sql} ${direction}`).join(', ')} LIMIT ${put(query.limit + 1)}`;
  if (!list.thenSelect) return { text: page, values };
  const { as, columns, join = '' } = list.thenSelect;
  const order = by.map((_, at) => `${as}.page_${String(at)} ${direction}`).join(', ');
  return { text: `SELECT ${columns}, ${as}.page_key FROM (${page}) ${as} ${join} ORDER BY ${order}`, values };
}

/** What {@link pageStatement} found, without the row too many and without the keys. */
export function toSlice<Row extends object>(
  found: readonly (Row & { page_key: string[] })[],
  { limit, sort = '' }: PageQuery,
): Slice<Row> {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    // A row without its key is the row that was asked for, which the compiler does not see of a generic one.
    rows: shown.map(({ page_key: _key, ...row }) => row as unknown as Row),
    next: last ? Buffer.from(JSON.stringify([sort, ...last.page_key])).toString('base64url') : null,
  };
}

/** The first key is compared once more by itself, which lets an index of it alone begin at the page. */
function beyond({ by, descending = false }: Order, places: readonly string[]): string {
  const sign = descending ? '<' : '>';
  const keys = by.map(([, type], at) => `${places[at] ?? ''}::${type}`);
  const row = `(${by.map(([sql]) => sql).join(', ')}) ${sign} (${keys.join(', ')})`;
  return by.length === 1 ? row : `${by[0]?.[0] ?? ''} ${sign}= ${keys[0] ?? ''} AND ${row}`;
}

/** To the microsecond, where the driver would stop at milliseconds. */
const asText = ([sql, type]: Order['by'][number]): string =>
  type === 'timestamptz' ? `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : `(${sql})::text`;
