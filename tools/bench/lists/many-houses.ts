import type pg from 'pg';

import { signToken } from '../support/token.ts';

/** A homeowner with a number of houses of two empty rooms each, and a session. */
const OWNER = `
  WITH person AS (
    INSERT INTO accounts (email, email_key, account_type, first_name, last_name, email_verified_at)
    VALUES ($1 || '@bench.test', $1 || '@bench.test', 'homeowner', 'Owner', $1, now()) RETURNING id
  ), owner AS (INSERT INTO homeowners (id) SELECT id FROM person RETURNING id
  ), house AS (
    INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, state, currency, time_zone)
    SELECT owner.id, 'House ' || n || ' of ' || $1, n || ' Bench Street', 'M1 1AA', 'City ' || n % 50, 'GB', 'open', 'GBP',
           'Europe/London' FROM owner, generate_series(1, $2::int) n
    RETURNING id
  ), room AS (
    INSERT INTO rooms (house_id, name, rent_minor) SELECT house.id, 'Room ' || n, 50000 FROM house, generate_series(1, 2) n
  )
  INSERT INTO sessions (account_id, idle_seconds, expires_at, ip, user_agent)
  SELECT id, 604800, now() + interval '1 day', '127.0.0.1', 'bench' FROM person RETURNING id, account_id`;

/** Creates the homeowner. @returns their token */
export async function makeManyHouses(pool: pg.Pool, name: string, count: number): Promise<string> {
  const { rows } = await pool.query<{ id: string; account_id: string }>(OWNER, [name, count]);
  const [session] = rows;
  if (!session) throw new Error('A homeowner was not stored.');
  await pool.query('ANALYZE');
  return signToken({ id: session.id, accountId: session.account_id, role: 'homeowner' });
}
