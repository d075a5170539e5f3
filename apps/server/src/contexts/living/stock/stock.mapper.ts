import type { StockItem } from '@common-roof/contracts';
import { lowExpectedOn, typicalDays } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { StockItemRow } from './stock.repository.ts';

/** @param days ISO dates on which it was bought */
export const toStockItem = (row: StockItemRow, viewerId: string, days: readonly string[]): StockItem => ({
  _id: row.id,
  name: row.name,
  place: row.place,
  note: row.note,
  level: row.level,
  since: toTimestamp(row.level_at),
  marks: row.marks,
  claim:
    row.claimed_by === null || row.claimed_until === null
      ? null
      : {
          by: { _id: row.claimed_by, first_name: row.claimer ?? '' },
          until: toTimestamp(row.claimed_until),
          is_own: row.claimed_by === viewerId,
        },
  lasts_days: typicalDays(days),
  low_expected_on: lowExpectedOn(row.level, days),
  version: row.version,
});
