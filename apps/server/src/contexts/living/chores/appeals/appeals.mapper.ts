import type { Appeal, FeedItem } from '@common-roof/contracts';
import { deciderOf, escalatesAt, mayDecide, type OpenAppeal, upheldAt } from '@common-roof/domain';
import { choreName, type Reader } from '@common-roof/words';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { AppealRow } from './appeals.repository.ts';

interface Shown {
  readonly actor: Actor;
  readonly reader: Reader;
  readonly now: Date;
  readonly item: FeedItem | null;
}

export function toAppeal(row: AppealRow, { actor, reader, now, item }: Shown): Appeal {
  const appeal: OpenAppeal = { openedAt: row.opened_at, givenBy: row.given_by };
  const decider = deciderOf(appeal, row.homeowner_id, now) === 'homeowner' ? 'homeowner' : 'admin';
  return {
    _id: row.id,
    house: { _id: row.house_id, name: row.house },
    roomie: { _id: row.roomie_id, first_name: row.first_name, photo: row.photo },
    state: row.state,
    text: row.text,
    chore: { _id: row.chore_id, name: choreName(row, reader), icon: row.icon },
    strike: strikeOf(row),
    feedback: feedbackOf(row),
    item,
    opened_at: toTimestamp(row.opened_at),
    decider,
    // An archived house is read-only.
    may_decide: row.state === 'open' && row.house_state !== 'archived' && decides(actor, appeal, row.homeowner_id, now),
    decides_at: toTimestamp(decider === 'homeowner' ? escalatesAt(row.opened_at) : upheldAt(row.opened_at)),
    decided_at: toTimestampOrNull(row.decided_at),
    decided_by: row.decided_by === null ? null : { _id: row.decided_by, first_name: row.decider ?? '' },
    reason: row.reason,
  };
}

function strikeOf({ assignment_id, cause, struck_at: at, due_on, points }: AppealRow): Appeal['strike'] {
  if (assignment_id === null || cause === null || at === null || due_on === null || points === null) return null;
  return { assignment_id, cause, at: toTimestamp(at), due_on, points };
}

function feedbackOf({ feedback_id: id, said }: AppealRow): Appeal['feedback'] {
  if (id === null || said === null) return null;
  const author = { _id: said.by, first_name: said.first_name, role: said.role };
  return { _id: id, feedback: said.text, created_at: toTimestamp(new Date(said.at)), author };
}

/** Returns whether a person who can see an open appeal may decide it. */
export const decides = ({ accountId: id, role }: Actor, appeal: OpenAppeal, homeownerId: string, now: Date): boolean =>
  (role === 'homeowner' || role === 'admin') && mayDecide(appeal, { id, role }, homeownerId, now);
