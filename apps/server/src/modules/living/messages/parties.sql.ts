/**
 * Whether the stay `t` is one in the conversation `c`, both names of rows: in the house's from the first day on, in their own with
 * the homeowner from the day it was agreed. @param roomieId an SQL expression
 */
export const takesPart = (t: string, c: string, roomieId: string): string => `
  CASE ${c}.kind WHEN 'house' THEN ${t}.state IN ('active', 'releasing')
       ELSE ${t}.state <> 'ended' AND ${c}.roomie_id = ${roomieId} AND ${t}.room_id = ${c}.room_id END`;

/**
 * Who belongs to a conversation, as SQL over the alias `c` of conversations: the house's homeowner, and of its open
 * tenancies everybody (house) or the room's roomie alone (room). Written once, since reading, sending, counting and
 * alerting must never disagree about it.
 */
export const MEMBERS = `
  SELECT h.homeowner_id AS account_id FROM houses h WHERE h.id = c.house_id
  UNION ALL
  SELECT t.roomie_id FROM tenancies t
   WHERE t.house_id = c.house_id AND ${takesPart('t', 'c', 'c.roomie_id')}`;

/** Whether the account `$2` with the role `$3` belongs to `c`. */
export const IS_PARTY = `
  CASE $3::text
    WHEN 'homeowner' THEN EXISTS (SELECT 1 FROM houses h WHERE h.id = c.house_id AND h.homeowner_id = $2)
    WHEN 'roomie' THEN EXISTS (
      SELECT 1 FROM tenancies t
       WHERE t.house_id = c.house_id AND t.roomie_id = $2 AND ${takesPart('t', 'c', '$2')})
    ELSE false
  END`;

/** Whether it can be written in: a room's conversation ends with its roomie's tenancy, a house's when it is archived. */
export const IS_OPEN = `
  CASE c.kind
    WHEN 'house' THEN EXISTS (SELECT 1 FROM houses o WHERE o.id = c.house_id AND o.state <> 'archived')
    ELSE EXISTS (
      SELECT 1 FROM tenancies t WHERE t.roomie_id = c.roomie_id AND t.room_id = c.room_id AND t.state <> 'ended')
  END`;
