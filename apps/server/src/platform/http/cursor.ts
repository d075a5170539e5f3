import { type Page, text } from '@common-roof/contracts';
import { z } from 'zod';

import { DomainError } from './domain-error.ts';

/** Reads an opaque cursor. @throws 400 when it is not one of ours. */
export function readCursor<Schema extends z.ZodType>(
  cursor: string | undefined,
  schema: Schema,
): z.output<Schema> | null {
  if (cursor === undefined) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new DomainError('invalid_request', {
      detail: 'Some of it cannot be accepted.',
      errors: [{ path: 'cursor', message: 'is not a cursor of this list' }],
    });
  }
}

/** `rows` holds up to one more than `limit`, which tells whether there is a next page. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  map: (row: Row) => Item,
  key: (row: Row) => unknown,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items: shown.map(map),
    next_cursor: more ? Buffer.from(JSON.stringify(key(last))).toString('base64url') : null,
  };
}

/** The commonest key: an id. */
export const idCursor = z.guid();
/** A name as a key: text that the database can compare. */
export const cursorText = text(300);
/** A name and an id that breaks its ties. */
export const nameCursor = z.tuple([cursorText, z.guid()]);

/** What a list can be sorted by, as the text in its cursor; the database reads it as that type. */
const KEYS = {
  text: cursorText,
  int: z.string().regex(/^\d{1,9}$/),
  uuid: z.guid(),
} as const;
export type KeyType = keyof typeof KEYS;

/** Of a list that can be sorted in several ways: the sort, its key and an id that breaks its ties. */
export const sortCursor = (sort: string, type: KeyType) => z.tuple([z.literal(sort), KEYS[type], z.guid()]);
