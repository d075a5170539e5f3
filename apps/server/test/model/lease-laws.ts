/** Each statement finds violations and must return no row for a house. */
export const LAWS = `
  SELECT 'two stays of a room overlap' AS law FROM tenancies a JOIN tenancies b
      ON a.room_id = b.room_id AND a.id < b.id AND daterange(a.starts_on, a.ends_on) && daterange(b.starts_on, b.ends_on)
   WHERE a.house_id = $1
  UNION ALL SELECT 'two of a kind are in force in a room' FROM agreements WHERE house_id = $1 AND state = 'active'
   GROUP BY room_id, type HAVING count(*) > 1
  UNION ALL SELECT 'somebody lives twice' FROM tenancies WHERE house_id = $1 AND state IN ('active', 'releasing')
   GROUP BY roomie_id HAVING count(*) > 1
  UNION ALL SELECT 'a lease is in force without a stay that goes on' FROM agreements a
    LEFT JOIN tenancies t ON t.id = a.tenancy_id
   WHERE a.house_id = $1 AND a.type = 'lease' AND a.state = 'active' AND coalesce(t.state NOT IN ('active', 'upcoming'), true)
  UNION ALL SELECT 'a stay does not end with its lease' FROM agreements a JOIN tenancies t ON t.id = a.tenancy_id
   WHERE a.house_id = $1 AND a.state = 'pre_released' AND (t.state NOT IN ('releasing', 'upcoming') OR t.ends_on <> a.release_date)
  UNION ALL SELECT 'a request is open about a lease that it can change nothing of' FROM lease_requests q
    JOIN agreements a ON a.id = q.agreement_id LEFT JOIN tenancies t ON t.id = a.tenancy_id
   WHERE a.house_id = $1 AND q.state = 'open'
     AND CASE q.kind WHEN 'cancel_lease' THEN a.state NOT IN ('active', 'pre_released') OR t.state <> 'upcoming'
                     ELSE a.state <> 'pre_released' END
  UNION ALL SELECT 'a cancelled lease has a stay' FROM agreements a JOIN tenancies t ON t.id = a.tenancy_id
   WHERE a.house_id = $1 AND a.state = 'cancelled' AND (t.state <> 'ended' OR t.ends_on >= t.starts_on)
  UNION ALL SELECT 'somebody moves with a lease that is not in force' FROM agreements a
   WHERE a.house_id = $1 AND a.state = 'pre_released' AND a.notice_by = 'move'
     AND NOT EXISTS (SELECT 1 FROM agreements n WHERE n.supersedes_id = a.id AND n.room_id <> a.room_id
                        AND n.state IN ('active', 'pre_released'))
  UNION ALL SELECT 'an agreement does not say who signed it' FROM agreements a
   WHERE a.house_id = $1 AND (SELECT count(*) FROM agreement_signatures s WHERE s.agreement_id = a.id)
      <> (a.signed_at IS NOT NULL)::int + (a.countersigned_at IS NOT NULL)::int
  UNION ALL SELECT 'an offer was signed, and its lease was not' FROM prospects p
   WHERE p.house_id = $1 AND p.state IN ('signed', 'moved_in')
     AND NOT EXISTS (SELECT 1 FROM agreements a WHERE a.prospect_id = p.id AND a.signed_at IS NOT NULL)
  UNION ALL SELECT 'a lease waits for the homeowner, and its offer is over' FROM agreements a JOIN prospects p ON p.id = a.prospect_id
   WHERE a.house_id = $1 AND a.state = 'signed' AND a.roomie_id IS NULL AND p.state <> 'signed'
  UNION ALL SELECT 'who moved in has no lease' FROM prospects p WHERE p.house_id = $1 AND p.state = 'moved_in'
     AND NOT EXISTS (SELECT 1 FROM agreements a WHERE a.prospect_id = p.id AND a.tenancy_id IS NOT NULL)`;
