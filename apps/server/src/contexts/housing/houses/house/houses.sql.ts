import { CURRENT_TENANCY, IS_LISTED } from '#contexts/housing/houses/rooms/room-state.sql.ts';

/** Counts of the house `h`, as `c`: all rooms, empty ones, listed ones and ones under notice; each room counts once. */
export const COUNTS = `
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS rooms,
           count(*) FILTER (WHERE t.state IS NULL AND NOT ${IS_LISTED})::int AS vacant,
           count(*) FILTER (WHERE t.state IS NULL AND ${IS_LISTED})::int AS listed,
           count(*) FILTER (WHERE t.state = 'releasing')::int AS releasing,
           to_char(min(t.ends_on) FILTER (WHERE t.state = 'releasing'), 'YYYY-MM-DD') AS releasing_until
      FROM rooms r ${CURRENT_TENANCY}
     WHERE r.house_id = h.id AND r.retired_at IS NULL
  ) c`;
