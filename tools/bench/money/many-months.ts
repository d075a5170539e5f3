import type pg from 'pg';

/** Houses with three and four roomies, alternating. */
const HOUSES = `
  WITH owner AS (
    INSERT INTO accounts (email, email_key, account_type, first_name, last_name, email_verified_at)
    SELECT 'owner' || n || '@bench.test', 'owner' || n || '@bench.test', 'homeowner', 'Owner', n::text, now()
      FROM generate_series(1, $1::int) n RETURNING id, last_name
  ), homeowner AS (INSERT INTO homeowners (id) SELECT id FROM owner
  ), house AS (
    INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, state, currency, time_zone)
    SELECT id, last_name, '1 Bench Street', 'M1 1AA', 'Manchester', 'GB', 'open', 'GBP', 'Europe/London' FROM owner RETURNING id, name
  ), person AS (
    INSERT INTO accounts (email, email_key, account_type, first_name, last_name, email_verified_at)
    SELECT 'p' || k || '-h' || n || '@bench.test', 'p' || k || '-h' || n || '@bench.test', 'roomie', k::text, n::text, now()
      FROM generate_series(1, $1::int) n, generate_series(0, 2 + n % 2) k RETURNING id, first_name, last_name
  ), roomie AS (INSERT INTO roomies (id) SELECT id FROM person
  ), room AS (
    INSERT INTO rooms (house_id, name, rent_minor, deposit_minor) SELECT house.id, k::text, 50000, 50000 FROM house, generate_series(0, 3) k
    RETURNING id, house_id, name
  )
  INSERT INTO tenancies (room_id, house_id, roomie_id, starts_on)
  SELECT room.id, house.id, person.id, '2026-01-01'
    FROM house JOIN room ON room.house_id = house.id JOIN person ON person.last_name = house.name AND person.first_name = room.name`;

/**
 * Twelve verified purchases per house in a month (`$1`), by alternating buyers, with odd prices that leave pennies
 * over.
 */
const PURCHASES = `
  INSERT INTO supplies (house_id, buyer_id, entered_by, name, bought_on, entered_at, price_minor, price_added_minor, state, counted_at)
  SELECT h.id, r.id, r.id, 'Purchase ' || k, day, day, price, price, 'verified', day
    FROM houses h CROSS JOIN generate_series(1, 12) k
   CROSS JOIN LATERAL (SELECT ($1 || '-01')::date + k * 2 AS day, 150 + (h.name::bigint * 7919 + k * 104729) % 4000 AS price) b
    JOIN LATERAL (SELECT roomie_id AS id, row_number() OVER (ORDER BY roomie_id) AS at, count(*) OVER () AS all_of
                    FROM tenancies WHERE house_id = h.id) r ON r.at = k % r.all_of + 1`;

/**
 * Fills a database with the same data each time: a number of houses, and their purchases in some months (`YYYY-MM`).
 */
export async function fillMonths(pool: pg.Pool, houses: number, months: readonly string[]): Promise<void> {
  await pool.query(HOUSES, [houses]);
  for (const month of months) await pool.query(PURCHASES, [month]);
  await pool.query('VACUUM ANALYZE');
}

/** The result of a month: the number of rows and their sums. It doesn't matter who got the odd penny. */
const MADE = `
  WITH journal AS (
    SELECT j.id FROM money_journals j JOIN supplies s ON s.id = j.subject_id WHERE to_char(s.bought_on, 'YYYY-MM') = $1
  )
  SELECT (SELECT count(*) FROM journal) AS journals,
         (SELECT count(*) || ' ' || sum(minor) FROM money_postings WHERE journal_id IN (SELECT id FROM journal)) AS postings,
         (SELECT count(*) || ' ' || sum(minor) FROM supply_shares JOIN supplies ON id = supply_id WHERE to_char(bought_on, 'YYYY-MM') = $1) AS shares,
         (SELECT count(*) || ' ' || sum(bought_minor) || ' ' || sum(share_minor) || ' ' || sum(purchases)
            FROM supply_months WHERE month = $1) AS months,
         (SELECT count(*) FROM (SELECT account_id FROM money_postings p GROUP BY house_id, account_id
                                HAVING sum(minor) <> (SELECT b.minor FROM money_balances b
                                                       WHERE (b.house_id, b.account_id) = (p.house_id, p.account_id))) w) AS wrong`;

export async function madeOf(pool: pg.Pool, month: string): Promise<string> {
  const { rows } = await pool.query<object>(MADE, [month]);
  return JSON.stringify(rows[0]);
}
