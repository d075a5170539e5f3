import type { Notification } from '@common-roof/contracts';
import { alertText, type Reader } from '@common-roof/words';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { NotificationEntity } from './notification.entity.ts';

export type AlertRow = Pick<NotificationEntity, 'id' | 'kind' | 'says' | 'params' | 'link' | 'created_at' | 'read_at'>;

export const toNotification = (row: AlertRow, reader: Reader): Notification => ({
  _id: row.id,
  kind: row.kind,
  ...alertText({ kind: row.says, params: row.params }, reader),
  link: row.link,
  created_at: toTimestamp(row.created_at),
  read_at: toTimestampOrNull(row.read_at),
});
