import type { FeedItem, FeedState } from '@common-roof/contracts';
import { appealableUntil, verdictFixedAt, verdictsCloseAt } from '@common-roof/domain';
import { choreName, type Reader } from '@common-roof/words';

import { toTimestamp } from '#kernel/database/naming.ts';
import { toPhoto } from '#contexts/identity/media/index.ts';
import type { FeedRow, VerdictOfItem } from './feed.repository.ts';

/** @param seesFaces false for a neatkeeper, who doesn't see roomies' photos */
export const toFeedItem = (row: FeedRow, reader: Reader, seesFaces: boolean): FeedItem => ({
  _id: row.id,
  house_id: row.house_id,
  roomie: { _id: row.roomie_id, first_name: row.first_name, photo: seesFaces ? row.photo : null },
  posted_by: row.posted_by,
  chore: { _id: row.chore_id, name: choreName(row, reader), icon: row.icon },
  assignment_id: row.assignment_id,
  due_on: row.due_on,
  text: row.text,
  photos: row.photos.map(toPhoto),
  state: stateOf(row),
  points: row.points,
  is_extra: row.is_extra,
  taken_over: row.taken_over,
  posted_at: toTimestamp(row.posted_at),
  decides_at: toTimestamp(verdictsCloseAt(row.posted_at)),
  verdicts: row.verdicts.map(toVerdict),
  appeal: row.appeal,
  appealable_until:
    row.state === 'rejected' && row.appeal === null && row.decided_at !== null
      ? toTimestamp(appealableUntil(row.decided_at))
      : null,
});

function stateOf({ state, removed_at: removedAt, decided_at: decidedAt }: FeedRow): FeedState {
  if (removedAt !== null) return 'removed';
  // Its turn was created for this post and was deleted with it.
  if (state === null && decidedAt !== null) return 'lapsed';
  return state === 'verified' || state === 'rejected' ? state : 'posted';
}

const toVerdict = (row: VerdictOfItem): FeedItem['verdicts'][number] => ({
  verifier: { _id: row.verifier_id, first_name: row.first_name, role: row.role },
  says: row.says,
  reason: row.reason,
  fixed_at: toTimestamp(verdictFixedAt(new Date(row.given_at))),
});
