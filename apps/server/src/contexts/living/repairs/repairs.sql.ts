/** Whether `$1` lives in the room of the repair `r`, or, for what all share, in its house. */
const LIVES_THERE = `EXISTS (
  SELECT 1 FROM tenancies t
   WHERE t.house_id = r.house_id AND t.roomie_id = $1 AND t.state IN ('active', 'releasing')
     AND (r.room_id IS NULL OR t.room_id = r.room_id))`;

/** Whether `$1` takes care of the repair `r`, as a neatkeeper of its house. */
const TAKES_CARE = `(r.assignee_id = $1 AND EXISTS (
  SELECT 1 FROM house_neatkeepers k WHERE k.house_id = r.house_id AND k.neatkeeper_id = $1))`;

/** What the reader is to the repair `r` in the house `h`. `$1` is the reader, and `$2` their role. */
export const SIDES = `(h.homeowner_id = $1 OR $2 = 'admin') AS is_owner, ${TAKES_CARE} AS is_assignee,
  r.reporter_id = $1 AS is_reporter, ${LIVES_THERE} AS is_resident`;

/** Whether the reader sees it. Who reported it does so also after moving out. */
export const VISIBLE = `CASE $2
    WHEN 'admin' THEN true
    WHEN 'homeowner' THEN h.homeowner_id = $1
    WHEN 'neatkeeper' THEN ${TAKES_CARE}
    ELSE r.reporter_id = $1 OR ${LIVES_THERE} END`;
