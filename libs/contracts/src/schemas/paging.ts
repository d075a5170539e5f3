import { z } from 'zod';

import { LIMITS } from '../limits.ts';
import { queryInteger, text } from './primitives.ts';

export const limit = queryInteger(1, LIMITS.pageMax).default(LIMITS.pageDefault);

/** The `?limit&cursor` of every list; the cursor is opaque to the caller. */
export const pageQuery = z.strictObject({ limit, cursor: text(LIMITS.cursor).optional() });

export const page = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), next_cursor: z.string().nullable() });

export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}
