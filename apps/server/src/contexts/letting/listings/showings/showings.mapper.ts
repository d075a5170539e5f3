import type { Showing, Visit } from '@common-roof/contracts';
import { showingAt } from '@common-roof/domain';
import type { Moment } from '@common-roof/words';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { ShowingRow } from './showings.repository.ts';

/** The state of a showing at a moment. */
export const stateOf = (row: ShowingRow, now: Date): ReturnType<typeof showingAt> =>
  showingAt({ state: row.state, cancelledBy: row.cancelled_by, startsAt: row.starts_at, endsAt: row.ends_at }, now);

/** The visitor and the reason of a cancellation are visible to the homeowner and the room's roomie only. */
export function toShowing(row: ShowingRow, { accountId, role }: Actor, now: Date): Showing {
  const { state, cancelledBy } = stateOf(row, now);
  const ownRoom = row.roomie_id === accountId;
  const owner = role === 'homeowner' || role === 'admin';
  const visitor = { first_name: row.first_name, last_name: row.last_name, email: row.email, phone: row.phone };
  return {
    _id: row.id,
    room: { _id: row.room_id, name: row.room_name },
    house: { _id: row.house_id, name: row.house_name, time_zone: row.time_zone },
    state,
    waits_for: state !== 'proposed' ? null : row.roomie_id === null ? 'visitor' : 'roomie',
    starts_at: toTimestamp(row.starts_at),
    ends_at: toTimestamp(row.ends_at),
    own_room: ownRoom,
    roomie: row.roomie_name,
    visitor: (owner || ownRoom) && row.forgotten_at === null ? visitor : null,
    applicant_id: owner ? row.applicant_id : null,
    ad_id: owner ? row.ad_id : null,
    note: owner || ownRoom ? row.note : '',
    cancelled_by: cancelledBy,
    reason: owner || ownRoom ? row.reason : null,
    version: row.version,
    created_at: toTimestamp(row.created_at),
  };
}

export const addressOf = ({ street, postal_code, city }: ShowingRow): string => `${street}, ${postal_code} ${city}`;

export function toVisit(row: ShowingRow, now: Date): Visit {
  const { state, cancelledBy } = stateOf(row, now);
  return {
    state,
    first_name: row.first_name,
    homeowner: row.homeowner_name,
    room: row.room_name,
    address: state === 'cancelled' ? null : addressOf(row),
    time_zone: row.time_zone,
    starts_at: toTimestamp(row.starts_at),
    ends_at: toTimestamp(row.ends_at),
    answer_wanted: state === 'proposed' && row.roomie_id === null,
    cancelled_by: cancelledBy,
  };
}

/** The start of a showing in the house's own time. */
export const timeOf = ({ starts_at, time_zone }: Pick<ShowingRow, 'starts_at' | 'time_zone'>): Moment => ({
  at: toTimestamp(starts_at),
  zone: time_zone,
});
