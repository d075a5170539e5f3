import type { Notification } from '@common-roof/contracts';
import { alertText, type Reader } from '@common-roof/words';

import { toTimestamp, toTimestampOrNull } from '../../../platform/database/naming.ts';
import type { NotificationRow } from './notification.entity.ts';

export const toNotification = (row: NotificationRow, reader: Reader): Notification => ({
  _id: row.id,
  kind: row.kind,
  ...alertText({ kind: row.says, params: row.params }, reader),
  link: row.link,
  created_at: toTimestamp(row.createdAt),
  read_at: toTimestampOrNull(row.readAt),
});
