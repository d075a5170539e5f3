import type { HomeownerApplication } from '@common-roof/contracts';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { ApplicationRow } from './applications-read-model.ts';

export const toApplication = (row: ApplicationRow): HomeownerApplication => ({
  _id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  city: row.city,
  houses: row.houses,
  message: row.message,
  state: row.state,
  email_confirmed: row.email_confirmed_at !== null,
  created_at: toTimestamp(row.created_at),
  decided_at: toTimestampOrNull(row.decided_at),
  decided_by: row.decided_by === null ? null : { _id: row.decided_by, name: row.decided_by_name ?? '' },
  reason: row.reason,
});
