import type pg from 'pg';

/** Chores per day; five years are twenty thousand items. */
const CHORES = 11;
export const ITEMS_OF_DAYS = (days: number): number => CHORES * days;

/**
 * Turns of the house `$1` for a number of days before today (`$2`) and the four weeks after, done by its roomies in
 * rotation.
 */
const TURNS = `
  WITH roomie AS (SELECT roomie_id, row_number() OVER (ORDER BY roomie_id) - 1 AS n, count(*) OVER () AS all_of FROM tenancies WHERE house_id = $1
  ), chore AS (
    INSERT INTO chores (house_id, name, icon, weight, rule, starts_on, due_time, way, created_at)
    SELECT $1, 'Chore ' || n, 'star', 3, 'FREQ=DAILY;INTERVAL=1', current_date - $2::int, '20:00', 'fair', now()
      FROM generate_series(1, ${String(CHORES)}) n RETURNING id
  ), day AS (SELECT n, current_date + n AS day FROM generate_series(-$2::int, 27) n
  ), wanted AS (
    SELECT c.id AS chore_id, d.day, d.n, row_number() OVER (ORDER BY d.day, c.id) AS k FROM chore c, day d
  )
  INSERT INTO chore_assignments (chore_id, house_id, due_on, due_at, state, assignee_id, chosen_id, points)
  SELECT w.chore_id, $1, w.day, w.day + time '20:00',
         CASE WHEN w.n >= 0 THEN 'due' WHEN w.k % 20 = 0 THEN 'rejected' ELSE 'verified' END, r.roomie_id, r.roomie_id, 3
    FROM wanted w JOIN roomie r ON r.n = w.k % r.all_of`;

const ITEMS = `
  INSERT INTO feed_items (house_id, chore_id, assignment_id, roomie_id, posted_by, client_id, text, due_on, points, is_extra,
                          taken_over, posted_at, decided_at)
  SELECT house_id, chore_id, id, assignee_id, assignee_id, uuidv7(), 'Done before breakfast.', due_on, points, false, false,
         due_at - interval '1 hour', due_at FROM chore_assignments WHERE house_id = $1 AND state <> 'due'`;

const VERDICTS = `
  INSERT INTO feed_verdicts (item_id, verifier_id, role, says, reason, given_at)
  SELECT f.id, h.homeowner_id, 'homeowner', CASE t.state WHEN 'verified' THEN 'point' ELSE 'strike' END, '', f.decided_at
    FROM feed_items f JOIN houses h ON h.id = f.house_id JOIN chore_assignments t ON t.id = f.assignment_id WHERE f.house_id = $1`;

const ENTRIES = `
  INSERT INTO point_entries (house_id, roomie_id, cause, period, at, points, strikes, assignment_id, feed_id)
  SELECT f.house_id, f.roomie_id, CASE t.state WHEN 'verified' THEN 'chore' ELSE 'rejected' END, to_char(f.due_on, 'YYYY-MM'),
         f.decided_at, CASE t.state WHEN 'verified' THEN 3 ELSE 0 END, CASE t.state WHEN 'verified' THEN 0 ELSE 1 END, t.id, f.id
    FROM feed_items f JOIN chore_assignments t ON t.id = f.assignment_id WHERE f.house_id = $1`;

const TOTALS = `
  INSERT INTO point_totals (house_id, roomie_id, period, points, strikes, effort, done)
  SELECT house_id, roomie_id, period, sum(points), sum(strikes), sum(points), count(*) FILTER (WHERE cause = 'chore')
    FROM point_entries WHERE house_id = $1 GROUP BY house_id, roomie_id, period`;

const MONTHS = `
  INSERT INTO house_months (house_id, period) SELECT DISTINCT house_id, period FROM point_totals WHERE house_id = $1
  ON CONFLICT DO NOTHING`;

/** Fills a house with done, verified and accounted chores of a number of days, and its future turns. */
export async function fillFeed(pool: pg.Pool, houseId: string, days: number): Promise<void> {
  await pool.query(TURNS, [houseId, days]);
  for (const statement of [ITEMS, VERDICTS, ENTRIES, TOTALS, MONTHS]) await pool.query(statement, [houseId]);
}
