import type { Page } from '@common-roof/contracts';

import type { Slice } from '#kernel/database/lists.ts';

/** What was read of a list, as it is answered. */
export const toPage = <Row, Item>({ rows, next }: Slice<Row>, map: (row: Row) => Item): Page<Item> => ({
  items: rows.map((row) => map(row)),
  next_cursor: next,
});
