import type { CleaningVisit } from '@common-roof/contracts';
import { visitConfirmsAt } from '@common-roof/domain';
import { choreName, type Reader } from '@common-roof/words';

import { toTimestamp } from '#kernel/database/naming.ts';
import { toPhoto } from '#contexts/identity/media/index.ts';
import type { VisitRow } from './visits.repository.ts';

export const toVisit = (row: VisitRow, reader: Reader): CleaningVisit => ({
  _id: row.id,
  house_id: row.house_id,
  neatkeeper: { _id: row.neatkeeper_id, first_name: row.first_name, photo: row.photo },
  visited_on: row.visited_on,
  remark: row.remark,
  areas: row.areas.map(({ photos, ...area }) => ({ ...area, photos: photos.map(toPhoto) })),
  turns: row.turns.map((turn) => ({
    chore: { _id: turn.chore_id, name: choreName(turn, reader), icon: turn.icon },
    due_on: turn.due_on,
    held_by: turn.held_by,
  })),
  state: row.state,
  sent_at: toTimestamp(row.sent_at),
  confirms_at: toTimestamp(visitConfirmsAt(row.sent_at)),
  decided: row.decided_at === null ? null : { at: toTimestamp(row.decided_at), by: deciderOf(row), reason: row.reason },
});

const deciderOf = ({ decided_by: id, decider }: VisitRow) =>
  id === null ? null : { _id: id, first_name: decider ?? '' };
