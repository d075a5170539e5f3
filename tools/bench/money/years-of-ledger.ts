import type pg from 'pg';

/** Five roomies share each purchase; each one's rent and its payment are two rows. */
const ROOMIES = 5;
const RENTS_A_MONTH = 2 * ROOMIES;

/**
 * 122 months and 2 months leave everyone in both houses with the same debts, because the same number of purchases
 * remains open.
 */
export interface Years {
  readonly rows: number;
  readonly months: number;
}

/** All rents except the last are paid; the remaining rows are purchases. */
const purchasesOf = ({ rows, months }: Years): number => (rows - RENTS_A_MONTH * (2 * months - 1)) / ROOMIES;

/** Purchases of the house `$1`: a number (`$3`) over a number of months (`$2`), by its roomies in rotation. */
const PURCHASES = `
  INSERT INTO supplies (house_id, buyer_id, entered_by, name, bought_on, entered_at, price_minor, price_added_minor, state, counted_at)
  SELECT $1::uuid, r.id, r.id, 'Milk and bread', day, day, 1000, 1000, 'verified', day
    FROM (SELECT n, current_date - (($3::int - n)::bigint * $2::int * 30 / $3::int)::int AS day FROM generate_series(1, $3::int) n) d
    JOIN (SELECT roomie_id AS id, row_number() OVER (ORDER BY roomie_id) AS at FROM tenancies WHERE house_id = $1) r
      ON r.at = (d.n - 1) % ${String(ROOMIES)} + 1
   ORDER BY d.n`;

/** Their journals, and those of the rents of a number of months (`$2`), with postings and balances. */
const LEDGER = `
  WITH roomie AS (SELECT id AS tenancy_id, roomie_id AS id FROM tenancies WHERE house_id = $1
  ), month AS (SELECT n, current_date - n * 30 AS day FROM generate_series(0, $2::int - 1) n
  ), said AS (
    SELECT 'supply' AS kind, bought_on AS day, id AS subject, buyer_id AS person, 0 AS minor, 'supply:' || id AS key,
           jsonb_build_object('name', name, 'price_minor', 1000, 'sharers', ${String(ROOMIES)}) AS facts
      FROM supplies WHERE house_id = $1
    UNION ALL
    SELECT 'rent_due', day, tenancy_id, id, 50000, 'rent_due:' || tenancy_id || ':' || n,
           jsonb_build_object('month', to_char(day, 'YYYY-MM'), 'from', day, 'to', day + 29, 'days', 30, 'of_days', 30,
                              'monthly_minor', 50000) FROM roomie, month
    UNION ALL
    SELECT 'payment', day, uuidv7(), id, -50000, 'payment:' || tenancy_id || ':' || n,
           jsonb_build_object('method', 'bank_transfer', 'period', to_char(day, 'YYYY-MM'), 'note', '') FROM roomie, month WHERE n > 0
  ), journal AS (
    INSERT INTO money_journals (house_id, currency, kind, on_day, subject_kind, subject_id, key, facts, created_at)
    SELECT $1, 'GBP', kind, day, kind, subject, key, facts, day FROM said ORDER BY day, key RETURNING id, key
  ), line AS (
    SELECT j.id, s.day, l.account_id, l.account, l.minor
      FROM journal j JOIN said s USING (key) CROSS JOIN LATERAL (
        SELECT id, 'supplies', CASE id WHEN s.person THEN -800 ELSE 200 END FROM roomie WHERE s.kind = 'supply'
        UNION ALL SELECT s.person, 'rent', s.minor WHERE s.kind <> 'supply'
        UNION ALL SELECT homeowner_id, 'rent', -s.minor FROM houses WHERE id = $1 AND s.kind <> 'supply') l (account_id, account, minor)
  ), posted AS (
    INSERT INTO money_postings (journal_id, house_id, on_day, account_id, account, minor, balance_minor)
    SELECT id, $1, day, account_id, account, minor, sum(minor) OVER (PARTITION BY account_id, account ORDER BY id)
      FROM line ORDER BY id RETURNING account_id, account, minor
  )
  INSERT INTO money_balances (house_id, account_id, account, minor)
  SELECT $1, account_id, account, sum(minor) FROM posted GROUP BY account_id, account`;

const MONTHS = `
  INSERT INTO supply_months (house_id, month, roomie_id, bought_minor, share_minor, purchases)
  SELECT $1::uuid, to_char(s.bought_on, 'YYYY-MM'), t.roomie_id, sum(CASE s.buyer_id WHEN t.roomie_id THEN 1000 ELSE 0 END), 200 * count(*),
         count(*) FILTER (WHERE s.buyer_id = t.roomie_id)
    FROM supplies s JOIN tenancies t USING (house_id) WHERE house_id = $1 GROUP BY 2, 3`;

/**
 * Runs a statement without cached plans and nested loops: the statistics don't know the new rows yet, and a plan for
 * few rows would compare each row with each other one.
 */
async function filled(pool: pg.Pool, statement: string, values: readonly unknown[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('DISCARD PLANS; BEGIN; SET LOCAL enable_nestloop = off');
    await client.query(statement, [...values]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** Fills a house of five with payments and purchases that give a number of ledger rows. */
export async function fillLedger(pool: pg.Pool, houseId: string, years: Years): Promise<void> {
  await pool.query(PURCHASES, [houseId, years.months, purchasesOf(years)]);
  await filled(pool, LEDGER, [houseId, years.months]);
  await pool.query(MONTHS, [houseId]);
  const { rows } = await pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM money_postings WHERE house_id = $1',
    [houseId],
  );
  if (rows[0]?.n !== years.rows) throw new Error(`There are ${String(rows[0]?.n)} rows, not ${String(years.rows)}.`);
}
