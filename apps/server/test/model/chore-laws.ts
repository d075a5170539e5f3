import { UNITS_PER_POINT } from '@common-roof/domain';

/** Each statement finds violations and must return no row for a house; `$1` is the house. */
export const CHORE_LAWS = `
  SELECT 'what turns are owed is not what is due and neither done nor missed' AS law
    FROM chore_plans p
   WHERE p.house_id = $1
     AND (SELECT coalesce(sum(d.units), 0) FROM chore_debts d WHERE d.house_id = $1) <> ${UNITS_PER_POINT}::bigint * (
       SELECT coalesce(sum(CASE WHEN t.due_on > p.accrued_until THEN -t.points ELSE t.points END), 0) FROM chore_assignments t
        WHERE t.house_id = $1 AND t.kind = 'planned'
          AND CASE WHEN t.due_on > p.accrued_until THEN t.state = 'verified'
                   ELSE t.state IN ('due', 'posted', 'rejected') OR (t.state = 'missed' AND t.assignee_id IS NULL) END)
  UNION ALL SELECT 'somebody is owed for what they missed' FROM chore_debts WHERE house_id = $1 AND arrears < 0
  UNION ALL SELECT 'somebody who is paused was given a turn' FROM chore_assignments t
    JOIN chore_plans p ON p.house_id = t.house_id JOIN chore_debts d ON d.house_id = t.house_id AND d.roomie_id = t.assignee_id
   WHERE t.house_id = $1 AND t.state = 'due' AND t.kind = 'planned' AND NOT t.by_hand AND d.paused_on IS NOT NULL
     AND t.due_on > p.accrued_until + 2
     AND EXISTS (SELECT 1 FROM tenancies m LEFT JOIN chore_debts o ON o.house_id = $1 AND o.roomie_id = m.roomie_id
                  WHERE m.house_id = $1 AND m.state <> 'ended' AND o.paused_on IS NULL)
     AND NOT EXISTS (SELECT 1 FROM turn_moves v JOIN turn_changes c ON c.id = v.change_id
                      WHERE v.turn_id = t.id AND c.how = 'pass_on' AND c.undone_at IS NULL)
  UNION ALL SELECT 'the sums of the ledger are others' FROM point_totals s
   WHERE s.house_id = $1 AND row(s.points, s.strikes)::text IS DISTINCT FROM (
     SELECT row(sum(e.points), sum(e.strikes))::text FROM point_entries e
      WHERE e.house_id = $1 AND e.roomie_id = s.roomie_id AND e.period = s.period)
  UNION ALL SELECT 'somebody has more than a month of bonus' FROM point_entries WHERE house_id = $1 AND cause = 'bonus'
   GROUP BY roomie_id, period HAVING sum(abs(points)) > 20
  UNION ALL SELECT 'a chore was done twice besides between two of its turns' FROM chore_assignments a
    JOIN chore_assignments b ON b.chore_id = a.chore_id AND b.due_on > a.due_on
   WHERE a.house_id = $1 AND a.kind = 'extra' AND b.kind = 'extra'
     AND a.state IN ('posted', 'verified') AND b.state IN ('posted', 'verified')
     AND NOT EXISTS (SELECT 1 FROM chore_assignments p WHERE p.chore_id = a.chore_id AND p.kind = 'planned'
                        AND p.due_on > a.due_on AND p.due_on <= b.due_on)
  UNION ALL SELECT 'somebody passed on more than two turns in a month' FROM turn_changes c JOIN houses h ON h.id = c.house_id
   WHERE c.house_id = $1 AND c.how = 'pass_on' AND c.undone_at IS NULL
   GROUP BY c.actor_id, to_char(c.changed_at AT TIME ZONE h.time_zone, 'YYYY-MM') HAVING count(*) > 2
  UNION ALL SELECT 'one alone made a strike, or nobody with a reason' FROM feed_items f
    JOIN chore_assignments t ON t.id = f.assignment_id AND t.state = 'rejected'
   WHERE f.house_id = $1 AND f.removed_at IS NULL
     AND (SELECT count(*) + 2 * count(*) FILTER (WHERE v.role = 'homeowner') FROM feed_verdicts v
           WHERE v.item_id = f.id AND v.says = 'strike' AND v.reason <> '') < 2
  UNION ALL SELECT 'extra work that nobody confirmed gave something' FROM feed_items f JOIN point_entries e ON e.feed_id = f.id
   WHERE f.house_id = $1 AND f.assignment_id IS NULL
  UNION ALL SELECT 'a swap was made that nobody agreed to' FROM turn_changes c JOIN turn_moves m ON m.change_id = c.id
    JOIN chore_assignments t ON t.id = m.turn_id
   WHERE c.house_id = $1 AND c.how = 'swap' AND c.is_agreed IS NOT TRUE AND c.undone_at IS NULL AND t.assignee_id = m.to_id
     AND t.by_hand AND NOT EXISTS (SELECT 1 FROM turn_moves n JOIN turn_changes k ON k.id = n.change_id
                                    WHERE n.turn_id = t.id AND n.to_id = t.assignee_id AND k.id <> c.id)
     AND t.state = 'due'`;
