import type { Notification } from '@common-roof/contracts';

import { toTimestamp, toTimestampOrNull } from '../../../platform/database/naming.ts';
import type { NotificationRow } from './notification.entity.ts';

export const toNotification = (row: NotificationRow): Notification => ({
  _id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  link: row.link,
  created_at: toTimestamp(row.createdAt),
  read_at: toTimestampOrNull(row.readAt),
});
