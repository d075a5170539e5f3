/** Whether the stay `t` in the house `h` covers the day on which `n` was posted. A change of rooms leaves no gap. */
const COVERS = `t.state <> 'upcoming'
  AND (n.posted_at AT TIME ZONE h.time_zone)::date BETWEEN t.starts_on AND coalesce(t.ends_on, 'infinity')`;

/** Whether the announcement `n` is for the roomie. @param roomie their id in the statement */
export const isFor = (roomie: string): string => `EXISTS (
  SELECT 1 FROM tenancies t JOIN houses h ON h.id = t.house_id
   WHERE t.house_id = n.house_id AND t.roomie_id = ${roomie} AND ${COVERS})`;

/** The roomies `roomie_id` who live in the house of `n` now, and whom it is for. */
export const AUDIENCE = `
  SELECT DISTINCT o.roomie_id FROM tenancies o
   WHERE o.house_id = n.house_id AND o.state IN ('active', 'releasing') AND ${isFor('o.roomie_id')}`;
