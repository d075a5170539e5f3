import type pg from 'pg';

import { signToken } from '../support/token.ts';

/** Houses, ten per owner and fifty per city, each with two rooms: the first is advertised, the second occupied. */
const HOUSES = `
  WITH people AS (
    INSERT INTO accounts (email, email_key, account_type, first_name, last_name, email_verified_at)
    SELECT 'owner' || n || '@bench.test', 'owner' || n || '@bench.test', 'homeowner', 'Owner', 'Name ' || n, now()
      FROM generate_series(1, $1::int / 10) n RETURNING id
  ), owners AS (INSERT INTO homeowners (id) SELECT id FROM people RETURNING id
  ), owner AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS at FROM owners
  ), house AS (
    INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, state, currency, time_zone)
    SELECT owner.id, 'House ' || n, n || ' Bench Street', 'M1 1AA', lpad((n % ($1::int / 50))::text, 3, '0') || ' City',
           'GB', 'open', 'GBP', 'Europe/London'
      FROM generate_series(1, $1::int) n JOIN owner ON owner.at = n % ($1::int / 10) RETURNING id, homeowner_id
  ), room AS (
    INSERT INTO rooms (house_id, name, rent_minor)
    SELECT house.id, 'Room ' || n, 50000 FROM house, generate_series(1, 2) n RETURNING id, house_id, name
  )
  INSERT INTO ads (homeowner_id, house_id, room_id, title, text, rent_minor, deposit_minor, state, opened_at)
  SELECT house.homeowner_id, house.id, room.id, 'A sunny room', 'Fourteen square metres.', 50000, 0, 'open', now()
    FROM house JOIN room ON room.house_id = house.id WHERE room.name = 'Room 1'`;

const ROOMIES = `
  WITH room AS (
    SELECT id, house_id, row_number() OVER (ORDER BY id) AS at FROM rooms WHERE name = 'Room 2'
  ), people AS (
    INSERT INTO accounts (email, email_key, account_type, first_name, last_name, email_verified_at)
    SELECT 'roomie' || at || '@bench.test', 'roomie' || at || '@bench.test', 'roomie', 'Roomie', 'Name ' || at, now()
      FROM room RETURNING id
  ), roomie AS (INSERT INTO roomies (id) SELECT id FROM people RETURNING id
  ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS at FROM roomie)
  INSERT INTO tenancies (room_id, house_id, roomie_id, starts_on)
  SELECT room.id, room.house_id, numbered.id, '2026-01-01' FROM room JOIN numbered USING (at)`;

const ADMIN = `
  WITH person AS (
    INSERT INTO accounts (email, email_key, account_type, first_name, last_name, email_verified_at)
    VALUES ('admin@bench.test', 'admin@bench.test', 'admin', 'Ada', 'Min', now()) RETURNING id
  ), admin AS (INSERT INTO admins (id) SELECT id FROM person)
  INSERT INTO sessions (account_id, idle_seconds, expires_at, ip, user_agent)
  SELECT id, 604800, now() + interval '1 day', '127.0.0.1', 'bench' FROM person RETURNING id, account_id`;

/** Fills a product with a number of houses and open ads. @returns the token of its admin */
export async function makeWholeProduct(pool: pg.Pool, houses: number): Promise<string> {
  await pool.query(HOUSES, [houses]);
  await pool.query(ROOMIES);
  const { rows } = await pool.query<{ id: string; account_id: string }>(ADMIN);
  await pool.query('VACUUM ANALYZE');
  const [session] = rows;
  if (!session) throw new Error('An admin was not stored.');
  return signToken({ id: session.id, accountId: session.account_id, role: 'admin' });
}
