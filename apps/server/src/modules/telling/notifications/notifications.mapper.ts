import type { Notification } from '@common-roof/contracts';
import { alertText, type Reader } from '@common-roof/words';

import { toTimestamp, toTimestampOrNull } from '../../../platform/database/naming.ts';
import type { NotificationEntity } from './notification.entity.ts';

export const toNotification = (row: NotificationEntity, reader: Reader): Notification => ({
  _id: row.id,
  kind: row.kind,
  ...alertText({ kind: row.says, params: row.params }, reader),
  link: row.link,
  created_at: toTimestamp(row.created_at),
  read_at: toTimestampOrNull(row.read_at),
});
