import type pg from 'pg';

/**
 * One statement for a month (`$1`) of all houses: shares, history, journals, postings and balances, into tables without
 * data for that month. Odd pennies are distributed by another hash than the product's, and there are no events.
 */
const RECKON = `
  WITH purchase AS (
    SELECT s.id, s.house_id, s.buyer_id, s.bought_on, s.name, s.price_added_minor AS minor, h.currency
      FROM supplies s JOIN houses h ON h.id = s.house_id
     WHERE s.state = 'verified' AND s.bought_on >= ($1 || '-01')::date AND s.bought_on < ($1 || '-01')::date + interval '1 month'
  ), sharer AS (
    SELECT p.id, p.house_id, p.minor, t.roomie_id, count(*) OVER (PARTITION BY p.id) AS sharers,
           row_number() OVER (PARTITION BY p.id ORDER BY t.roomie_id) + (hashtext(p.id::text) & 65535) AS at
      FROM purchase p
      JOIN tenancies t ON t.house_id = p.house_id AND t.starts_on <= p.bought_on AND (t.ends_on IS NULL OR t.ends_on >= p.bought_on)
  ), share AS (
    SELECT id, house_id, roomie_id, minor / sharers + CASE WHEN at % sharers < minor % sharers THEN 1 ELSE 0 END AS minor FROM sharer
  ), shares AS (
    INSERT INTO supply_shares (supply_id, roomie_id, minor) SELECT id, roomie_id, minor FROM share
  ), months AS (
    INSERT INTO supply_months (house_id, month, roomie_id, bought_minor, share_minor, purchases)
    SELECT house_id, $1, person, sum(bought), sum(share), sum(purchases)
      FROM (SELECT house_id, roomie_id AS person, 0 AS bought, minor AS share, 0 AS purchases FROM share
            UNION ALL SELECT house_id, buyer_id, minor, 0, 1 FROM purchase) m
     GROUP BY house_id, person
  ), journal AS (
    INSERT INTO money_journals (house_id, currency, kind, on_day, subject_kind, subject_id, key, facts, created_at)
    SELECT house_id, currency, 'supply', bought_on, 'supply', id, 'supply:' || id || ':1',
           jsonb_build_object('name', name, 'price_minor', minor, 'sharers', sharers), now()
      FROM purchase JOIN (SELECT id, count(*) AS sharers FROM share GROUP BY id) n USING (id)
     ORDER BY id RETURNING id, house_id, on_day, subject_id
  ), line AS (
    SELECT id, person, sum(minor) AS minor
      FROM (SELECT id, roomie_id AS person, minor FROM share UNION ALL SELECT id, buyer_id, -minor FROM purchase) m
     GROUP BY id, person HAVING sum(minor) <> 0
  ), posted AS (
    INSERT INTO money_postings (journal_id, house_id, on_day, account_id, account, minor, balance_minor)
    SELECT j.id, j.house_id, j.on_day, l.person, 'supplies', l.minor,
           coalesce(b.minor, 0) + sum(l.minor) OVER (PARTITION BY j.house_id, l.person ORDER BY j.id)
      FROM journal j JOIN line l ON l.id = j.subject_id
      LEFT JOIN money_balances b ON b.house_id = j.house_id AND b.account_id = l.person AND b.account = 'supplies'
     ORDER BY j.id RETURNING house_id, account_id, minor
  )
  INSERT INTO money_balances AS b (house_id, account_id, account, minor)
  SELECT house_id, account_id, 'supplies', sum(minor) FROM posted GROUP BY house_id, account_id
  ON CONFLICT (house_id, account_id, account) DO UPDATE SET minor = b.minor + excluded.minor`;

/**
 * Runs the statement.
 * @param checks whether foreign keys and the database's check of balanced journals are active, as in the product
 * @returns seconds
 */
export async function recalculateInOneStatement(pool: pg.Pool, month: string, checks: boolean): Promise<number> {
  const client = await pool.connect();
  try {
    const started = performance.now();
    await client.query('BEGIN');
    if (!checks) await client.query('SET LOCAL session_replication_role = replica');
    await client.query(RECKON, [month]);
    await client.query('COMMIT');
    return (performance.now() - started) / 1_000;
  } finally {
    client.release();
  }
}
