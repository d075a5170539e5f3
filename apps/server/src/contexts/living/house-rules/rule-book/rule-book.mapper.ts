import type { RuleBook } from '@common-roof/contracts';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { AcknowledgingRoomie, RuleBookRow } from './rule-book.repository.ts';

/** The homeowner and admins see who has acknowledged the rules; a roomie sees how many have. */
export const toRuleBook = (houseId: string, row: RuleBookRow, { accountId, role }: Actor): RuleBook => ({
  house_id: houseId,
  version: row.version,
  text: row.text,
  began_at: toTimestampOrNull(row.began_at),
  previous: row.previous,
  acknowledged_at: acknowledgedAt(row.roomies.find(({ id }) => id === accountId)),
  acknowledgements: {
    given: row.roomies.filter((roomie) => roomie.acknowledged_at !== null).length,
    of: row.roomies.length,
    roomies:
      role === 'roomie'
        ? null
        : row.roomies.map((roomie) => ({
            _id: roomie.id,
            first_name: roomie.first_name,
            last_name: roomie.last_name,
            photo: roomie.photo,
            acknowledged_at: acknowledgedAt(roomie),
          })),
  },
});

/** JSON from the database formats times in its own way. */
function acknowledgedAt(roomie: AcknowledgingRoomie | undefined): string | null {
  const at = roomie?.acknowledged_at ?? null;
  return at === null ? null : toTimestamp(new Date(at));
}
