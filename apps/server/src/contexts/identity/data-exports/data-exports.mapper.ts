import type { DataExport } from '@common-roof/contracts';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { DataExportEntity } from './data-export.entity.ts';

export const toDataExport = (row: DataExportEntity): DataExport => ({
  _id: row.id,
  state: row.state,
  asked_at: toTimestamp(row.asked_at),
  ready_at: row.ready_at && toTimestamp(row.ready_at),
  expires_at: row.expires_at && toTimestamp(row.expires_at),
  bytes: row.bytes === null ? null : Number(row.bytes),
});

/** Returns the storage key of its ZIP. */
export const storageKey = (exportId: string): string => `exports/${exportId}.zip`;
