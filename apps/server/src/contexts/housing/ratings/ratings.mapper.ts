import type { Rating, RatingChance } from '@common-roof/contracts';
import { canRate, dayIn, type RatingChance as Chance } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { RateableStayRow } from './rated-stays.repository.ts';
import type { RatingOfStay, RatingRow } from './ratings.repository.ts';

/**
 * A rating as its reader may see it. The rated person sees of a removed one only that it was removed.
 * @param feelings what was written for admins; undefined: not for this reader, and no key of the answer
 */
export function toRating(row: RatingRow, { accountId, role }: Actor, feelings?: string): Rating {
  const isAuthor = row.rater_id === accountId;
  const removed = removalOf(row);
  const isShown = removed === null || isAuthor || role === 'admin';
  const stands = removed === null;
  return {
    _id: row.id,
    rated_type: row.rated_type,
    author: { _id: row.rater_id, first_name: row.rater, photo: row.rater_photo },
    rated: { _id: row.ratee_id, first_name: row.ratee, photo: row.ratee_photo },
    house: { _id: row.house_id, name: row.house },
    stay: { tenancy_id: row.tenancy_id, from: row.starts_on, until: row.ends_on },
    state: row.state,
    rating: isShown ? row.stars : null,
    whats_good: isShown ? row.whats_good : '',
    what_could_be_improved: isShown ? row.what_could_be_improved : '',
    ...(feelings === undefined ? {} : { private_feelings: feelings }),
    written_at: toTimestamp(row.created_at),
    reveals_at: row.state === 'sealed' ? toTimestamp(row.reveals_at) : null,
    revealed_at: toTimestampOrNull(row.revealed_at),
    reply:
      isShown && row.reply !== null ? { text: row.reply, at: toTimestamp(row.replied_at ?? row.created_at) } : null,
    removed,
    version: row.version,
    may: {
      edit: stands && isAuthor && row.state === 'sealed',
      reply: stands && row.ratee_id === accountId && row.state === 'revealed' && row.reply === null,
    },
  };
}

/** Returns whether a tenancy can be rated, by the calendar of its house. */
export const chanceOf = (
  { starts_on: startsOn, ends_on: endsOn, is_rated: isRated, time_zone: timeZone }: RateableStayRow,
  now: Date,
): Chance => canRate({ startsOn, endsOn, isRated }, dayIn(timeZone, now));

export const toChance = ({ reason, opensOn, closesOn, daysLeft }: Chance): RatingChance => ({
  can_rate: reason === null,
  reason,
  opens_on: opensOn,
  closes_on: closesOn,
  days_left: daysLeft,
});

const removalOf = ({ removed_at: at, removed_reason: reason }: RatingRow): Rating['removed'] =>
  at === null ? null : { at: toTimestamp(at), reason };

/** The fields of a rating that its events carry. */
export const factsOf = ({ id, tenancy_id, house_id, rater_id, ratee_id }: RatingOfStay) => ({
  rating_id: id,
  tenancy_id,
  house_id,
  rater_id,
  ratee_id,
});
