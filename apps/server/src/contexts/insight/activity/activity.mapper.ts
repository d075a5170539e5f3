import type { Activity } from '@common-roof/contracts';
import { activityText, type Reader } from '@common-roof/words';

import type { ActivityRow } from './activity.repository.ts';

export const toActivity = (row: ActivityRow, reader: Reader): Activity => ({
  _id: row.id,
  kind: row.kind,
  topic: row.topic,
  at: row.at.toISOString(),
  house_id: row.house_id,
  actor:
    row.actor_id === null
      ? null
      : { _id: row.actor_id, name: row.actor_name ?? '', photo: row.actor_photo, role: row.actor_role ?? '' },
  subject: row.house_id === null ? null : { _id: row.house_id, name: row.house_name ?? '' },
  summary: activityText({ kind: row.says, params: row.params }, row.house_name, reader),
});
