/**
 * The current tenancy `t` of the room `r`: of several open ones (a successor may be agreed while the room is released)
 * the one that began first.
 */
export const CURRENT_TENANCY = `
  LEFT JOIN LATERAL (
    SELECT o.roomie_id, o.state, o.starts_on, o.ends_on, o.rent_minor, o.rent_period FROM tenancies o
     WHERE o.room_id = r.id AND o.state IN ('active', 'releasing') ORDER BY o.starts_on LIMIT 1
  ) t ON true`;

/** The first day of the next agreed tenancy in the room `r`. */
export const LET_FROM = `
  (SELECT to_char(min(n.starts_on), 'YYYY-MM-DD') FROM tenancies n WHERE n.room_id = r.id AND n.state = 'upcoming')`;

/** Whether the room `r` is publicly listed as available: only its open ad decides that. */
export const IS_LISTED = `EXISTS (SELECT 1 FROM listed_rooms l WHERE l.room_id = r.id)`;

/** The state of a room follows from its open tenancy and its listing; it is stored nowhere. */
export const ROOM_STATE = `
  CASE t.state WHEN 'active' THEN 'occupied' WHEN 'releasing' THEN 'releasing'
       ELSE CASE WHEN ${IS_LISTED} THEN 'listed' ELSE 'vacant' END END`;
