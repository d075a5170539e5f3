/**
 * SQL for everything that a yearly statement is made of, as rows `movements`: `$1` the homeowner, `$2` a house or null
 * for all, `$3` and `$4` the first and the last day, `$5` the basis. Each row is added up where it belongs, so a figure
 * is always the sum of its rows. Journals that were reversed count as if they had never been, and so do their
 * reversals: over all days both ways come to the same, and a year stays as it was when it is corrected in the next one.
 *
 * A sample house counts by itself only.
 *
 * A due is positive, and so is a payment.
 */
export const MOVEMENTS = `
  own_houses AS (SELECT h.id, h.time_zone FROM houses h WHERE h.homeowner_id = $1 AND (($2::uuid IS NULL AND NOT h.is_sample) OR h.id = $2)),
  movements AS (
    SELECT p.id, p.house_id, p.on_day AS day, f.figure, p.account_id AS person_id, t.room_id, NULL AS category,
           coalesce(j.facts->>'reason', j.facts->>'note', '') AS words,
           CASE WHEN j.kind IN ('payment', 'deposit_set_off') THEN -p.minor ELSE p.minor END AS minor
      FROM own_houses h
      JOIN money_postings p ON p.house_id = h.id AND p.on_day BETWEEN $3 AND $4
       AND p.account_id <> $1 AND p.account <> 'supplies'
      JOIN money_journals j ON j.id = p.journal_id AND j.reverses IS NULL
       AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
     CROSS JOIN LATERAL (SELECT CASE
         WHEN p.account = 'deposit' THEN CASE j.kind WHEN 'payment' THEN 'deposits_received'
           WHEN 'deposit_deducted' THEN 'deposits_kept' WHEN 'deposit_settled' THEN 'deposits_returned' END
         WHEN j.kind IN ('payment', 'deposit_set_off') THEN CASE p.account WHEN 'rent' THEN 'rent_received'
           WHEN 'utilities' THEN 'bills_received' ELSE 'other_received' END
         WHEN j.kind = 'rent_due' THEN 'rent_charged'
         WHEN j.kind = 'late_fee' THEN 'late_fees_charged'
         WHEN j.kind = 'variable_cost' THEN 'bills_shared' END AS figure) f
      LEFT JOIN LATERAL (SELECT t.room_id FROM tenancies t WHERE t.house_id = p.house_id AND t.roomie_id = p.account_id
        ORDER BY t.starts_on <= p.on_day DESC, abs(t.starts_on - p.on_day) LIMIT 1) t ON true
     WHERE f.figure IS NOT NULL
    UNION ALL
    SELECT b.id, b.house_id, d.day, 'house_bills', NULL, NULL, b.category, b.supplier, b.minor
      FROM own_houses h
      JOIN variable_costs b ON b.house_id = h.id AND b.state = 'entered'
       -- A correction moves the day of entry on, never back.
       AND CASE WHEN $5 = 'due' THEN b.due_on BETWEEN $3 AND $4 ELSE b.entered_at >= $3::date - 1 END
     CROSS JOIN LATERAL (SELECT CASE WHEN $5 = 'due' THEN b.due_on ELSE (coalesce(
         (SELECT min(v.entered_at) FROM variable_cost_versions v WHERE v.bill_id = b.id), b.entered_at)
         AT TIME ZONE h.time_zone)::date END AS day) d
     WHERE d.day BETWEEN $3 AND $4
    UNION ALL
    SELECT c.id, c.house_id, c.paid_on, 'own_costs', NULL, c.room_id, c.category,
           concat_ws(', ', nullif(c.supplier, ''), nullif(c.note, '')), c.minor
      FROM own_houses h JOIN own_costs c ON c.house_id = h.id AND c.paid_on BETWEEN $3 AND $4 AND c.removed_at IS NULL
  )`;
