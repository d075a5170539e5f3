/**
 * Returns SQL for whether the tenancy `t` takes part in the conversation `c`; both are row aliases. A tenancy takes
 * part in the house's conversation from its first day, and in the roomie's own with the homeowner from the day it was
 * agreed. @param roomieId an SQL expression
 */
export const takesPart = (t: string, c: string, roomieId: string): string => `
  CASE ${c}.kind WHEN 'house' THEN ${t}.state IN ('active', 'releasing')
       ELSE ${t}.state <> 'ended' AND ${c}.roomie_id = ${roomieId} AND ${t}.room_id = ${c}.room_id END`;

/**
 * SQL for the members of the conversation `c`: the homeowner of the house, plus all its current roomies (house), or the
 * room's roomie until their deposit is settled (room). Defined once, because reading, sending, counting and alerting
 * must always agree on it.
 */
export const MEMBERS = `
  SELECT h.homeowner_id AS account_id FROM houses h WHERE h.id = c.house_id
  UNION ALL
  SELECT t.roomie_id FROM tenancies t
   WHERE c.kind = 'house' AND t.house_id = c.house_id AND t.state IN ('active', 'releasing')
  UNION ALL
  SELECT c.roomie_id
   WHERE c.kind = 'room' AND (is_deposit_held(c.room_id, c.roomie_id) OR EXISTS (
     SELECT 1 FROM tenancies t
      WHERE t.house_id = c.house_id AND t.state <> 'ended' AND t.roomie_id = c.roomie_id AND t.room_id = c.room_id))`;

/** SQL for whether the account `$2` with the role `$3` belongs to `c`. */
export const IS_PARTY = `
  CASE $3::text
    WHEN 'homeowner' THEN EXISTS (SELECT 1 FROM houses h WHERE h.id = c.house_id AND h.homeowner_id = $2)
    WHEN 'roomie' THEN EXISTS (
      SELECT 1 FROM tenancies t
       WHERE t.house_id = c.house_id AND t.roomie_id = $2 AND ${takesPart('t', 'c', '$2')})
      OR (c.kind = 'room' AND c.roomie_id = $2 AND is_deposit_held(c.room_id, c.roomie_id))
    ELSE false
  END`;

/**
 * SQL for whether `c` is open for messages. A house's conversation is open until the house is archived, and a room's as
 * long as its roomie has a tenancy there or an unsettled deposit.
 */
export const IS_OPEN = `
  CASE c.kind
    WHEN 'house' THEN EXISTS (SELECT 1 FROM houses o WHERE o.id = c.house_id AND o.state <> 'archived')
    ELSE EXISTS (
      SELECT 1 FROM tenancies t WHERE t.roomie_id = c.roomie_id AND t.room_id = c.room_id AND t.state <> 'ended')
      OR is_deposit_held(c.room_id, c.roomie_id)
  END`;

/**
 * SQL for the last seq that the reader may read: up to `past.until` for a conversation they left, and otherwise all of
 * it.
 */
export const READABLE_SEQ = `
  CASE WHEN past.until IS NULL THEN c.last_seq ELSE conversation_seq_before(c.id, past.until, c.last_seq) END`;
