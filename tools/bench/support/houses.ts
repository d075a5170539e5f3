import type pg from 'pg';

import { signToken } from './token.ts';

export interface Member {
  readonly accountId: string;
  readonly role: 'homeowner' | 'roomie';
  readonly token: string;
}

export interface House {
  readonly id: string;
  readonly conversationId: string;
  /** Homeowner first. */
  readonly members: readonly Member[];
}

const ROOMIES = 5;

/** A house with its homeowner, five roomies with rooms and tenancies, their conversations, and a session each. */
const HOUSE = `
  WITH people AS (
    INSERT INTO accounts (email, email_key, account_type, first_name, last_name, email_verified_at)
    SELECT address, address, CASE n WHEN 0 THEN 'homeowner' ELSE 'roomie' END, 'Person ' || n, 'House ' || $1, now()
      FROM (SELECT n, 'p' || n || '-h' || $1 || '@bench.test' AS address FROM generate_series(0, ${ROOMIES}) n) p
    RETURNING id, account_type, first_name
  ), owner AS (INSERT INTO homeowners (id) SELECT id FROM people WHERE account_type = 'homeowner' RETURNING id
  ), roomie AS (INSERT INTO roomies (id) SELECT id FROM people WHERE account_type = 'roomie' RETURNING id
  ), house AS (
    INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, state, currency, time_zone)
    SELECT id, 'House ' || $1, '1 Bench Street', 'M1 1AA', 'Manchester', 'GB', 'open', 'GBP', 'Europe/London' FROM owner
    RETURNING id
  ), room AS (
    INSERT INTO rooms (house_id, name, rent_minor, deposit_minor)
    SELECT house.id, 'Room ' || n, 50000, 50000 FROM house, generate_series(1, ${ROOMIES}) n RETURNING id, house_id
  ), tenancy AS (
    INSERT INTO tenancies (room_id, house_id, roomie_id, starts_on)
    SELECT r.id, r.house_id, p.id, '2026-01-01'
      FROM (SELECT *, row_number() OVER () AS n FROM room) r JOIN (SELECT *, row_number() OVER () AS n FROM roomie) p USING (n)
    RETURNING room_id, house_id, roomie_id
  ), talk AS (
    INSERT INTO conversations (kind, house_id) SELECT 'house', id FROM house RETURNING id
  ), private_talk AS (
    INSERT INTO conversations (kind, house_id, room_id, roomie_id) SELECT 'room', house_id, room_id, roomie_id FROM tenancy
  ), session AS (
    INSERT INTO sessions (account_id, idle_seconds, expires_at, ip, user_agent)
    SELECT id, 604800, now() + interval '1 day', '127.0.0.1', 'bench' FROM people RETURNING id, account_id
  )
  SELECT house.id AS house_id, talk.id AS conversation_id, people.id AS account_id, people.account_type AS role, session.id AS session_id
    FROM house, talk, people JOIN session ON session.account_id = people.id ORDER BY people.first_name`;

interface Row {
  house_id: string;
  conversation_id: string;
  account_id: string;
  role: 'homeowner' | 'roomie';
  session_id: string;
}

export async function makeHouses(pool: pg.Pool, count: number): Promise<House[]> {
  const houses: House[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { rows } = await pool.query<Row>(HOUSE, [String(number)]);
    const [first] = rows;
    if (!first) throw new Error('A house was not stored.');
    const members = rows.map(({ account_id: accountId, role, session_id: id }) => ({
      accountId,
      role,
      token: signToken({ id, accountId, role }),
    }));
    houses.push({ id: first.house_id, conversationId: first.conversation_id, members });
  }
  await pool.query('ANALYZE');
  return houses;
}
