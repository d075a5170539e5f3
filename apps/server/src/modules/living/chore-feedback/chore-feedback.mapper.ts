import type { ChoreFeedback } from '@common-roof/contracts';
import { choreName, type Reader } from '@common-roof/words';

import { toTimestamp, toTimestampOrNull } from '../../../platform/database/naming.ts';
import type { ChoreFeedbackRow } from './chore-feedback.repository.ts';

/** @param seesFaces not a neatkeeper, who does not see the pictures of roomies */
export const toChoreFeedback = (row: ChoreFeedbackRow, reader: Reader, seesFaces: boolean): ChoreFeedback => ({
  _id: row.id,
  house_id: row.house_id,
  chore: { _id: row.chore_id, name: choreName(row, reader), icon: row.icon },
  author: { _id: row.author_id, first_name: row.first_name, role: row.role, photo: seesFaces ? row.photo : null },
  feedback: row.text,
  created_at: toTimestamp(row.created_at),
  removed_at: toTimestampOrNull(row.removed_at),
  seen_to:
    row.seen_to_at === null || row.seen_to_by === null
      ? null
      : { at: toTimestamp(row.seen_to_at), by: { _id: row.seen_to_by, first_name: row.seer ?? '' } },
});
