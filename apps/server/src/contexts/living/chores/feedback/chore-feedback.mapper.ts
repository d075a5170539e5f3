import type { ChoreFeedback } from '@common-roof/contracts';
import { appealableUntil } from '@common-roof/domain';
import { choreName, type Reader } from '@common-roof/words';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { ChoreFeedbackRow } from './chore-feedback.repository.ts';

export const toChoreFeedback = (row: ChoreFeedbackRow, reader: Reader, { accountId, role }: Actor): ChoreFeedback => ({
  _id: row.id,
  house_id: row.house_id,
  chore: { _id: row.chore_id, name: choreName(row, reader), icon: row.icon },
  author: {
    _id: row.author_id,
    first_name: row.first_name,
    role: row.role,
    photo: role === 'neatkeeper' ? null : row.photo,
  },
  feedback: row.text,
  created_at: toTimestamp(row.created_at),
  removed_at: toTimestampOrNull(row.removed_at),
  appeal: row.appeal,
  appealable_until:
    row.about_id === accountId && row.appeal === null && row.removed_at === null
      ? toTimestamp(appealableUntil(row.created_at))
      : null,
  seen_to:
    row.seen_to_at === null || row.seen_to_by === null
      ? null
      : { at: toTimestamp(row.seen_to_at), by: { _id: row.seen_to_by, first_name: row.seer ?? '' } },
});
