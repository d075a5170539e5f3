/**
 * The current tenancy `t` of the room `r`: of several open ones (a successor may be agreed while the room is released)
 * the one that began first.
 */
export const CURRENT_TENANCY = `
  LEFT JOIN LATERAL (
    SELECT o.roomie_id, o.state, o.ends_on FROM tenancies o
     WHERE o.room_id = r.id AND o.state <> 'ended' ORDER BY o.starts_on LIMIT 1
  ) t ON true`;

/** The state of a room is what its open tenancy and its listing say; it is stored nowhere. */
export const ROOM_STATE = `
  CASE t.state WHEN 'active' THEN 'occupied' WHEN 'releasing' THEN 'releasing'
       ELSE CASE WHEN r.listed_at IS NULL THEN 'vacant' ELSE 'listed' END END`;
