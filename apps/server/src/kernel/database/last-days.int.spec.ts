import type { QueryRunner } from 'typeorm';

import { storedAccount } from '#test/support/stored-account.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { LastDays1764828000000 } from './migrations/1764828000000-last-days.ts';
import { UpcomingStays1764832000000 } from './migrations/1764832000000-upcoming-stays.ts';

let database: TestDatabase;
const migration = new LastDays1764828000000();
const runner = { query: (sql: string) => database.query(sql) } as unknown as QueryRunner;

beforeAll(async () => {
  database = await createTestDatabase();
  // Later migrations are reverted before it.
  await new UpcomingStays1764832000000().down(runner);
  await migration.down(runner);
});
afterAll(() => database.drop());

type Stay = readonly [who: string, from: string, to: string | null];

/**
 * Inserts tenancies in one room as older versions allowed them. @returns their state after the migration, in the order
 * of their days
 */
async function migrated(stays: readonly Stay[]): Promise<(string | null)[][]> {
  const [house] = await database.query<{ id: string }>(
    `INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, currency, time_zone)
     VALUES ($1, 'h', 's', 'p', 'c', 'GB', 'GBP', 'Europe/London') RETURNING id`,
    [await storedAccount(database, 'homeowner')],
  );
  const [room] = await database.query<{ id: string }>(
    `INSERT INTO rooms (house_id, name) VALUES ($1, 'One') RETURNING id`,
    [house?.id],
  );
  const people = new Map<string, string>();
  for (const [who, from, to] of stays) {
    const roomie = people.get(who) ?? (await storedAccount(database, 'roomie'));
    people.set(who, roomie);
    await database.query(
      `INSERT INTO tenancies (room_id, house_id, roomie_id, starts_on, ends_on, state)
       VALUES ($1, $2, $3, $4, $5, CASE WHEN $5::date IS NULL THEN 'active' ELSE 'ended' END)`,
      [room?.id, house?.id, roomie, from, to],
    );
  }
  await migration.up(runner);
  const rows = await database.query<{ from: string; until: string | null }>(
    `SELECT starts_on::text AS from, ends_on::text AS until FROM tenancies WHERE room_id = $1 ORDER BY starts_on, ends_on`,
    [room?.id],
  );
  await migration.down(runner);
  return rows.map(({ from, until }) => [from, until]);
}

describe('days of change in existing tenancies', () => {
  it('belong to the roomie who moved in', async () => {
    expect(
      await migrated([
        ['a', '2026-01-01', '2026-02-01'],
        ['b', '2026-02-01', '2026-03-01'],
        ['c', '2026-03-05', null],
      ]),
    ).toEqual([
      ['2026-01-01', '2026-01-31'],
      ['2026-02-01', '2026-03-01'],
      ['2026-03-05', null],
    ]);
  });

  it('leave no length to a one-day tenancy beside or within another', async () => {
    expect(
      await migrated([
        ['a', '2026-01-01', '2026-02-01'],
        ['x', '2026-02-01', '2026-02-01'],
        ['y', '2026-02-01', '2026-02-01'],
        ['b', '2026-02-01', null],
        ['z', '2026-01-10', '2026-01-10'],
      ]),
    ).toEqual([
      ['2026-01-01', '2026-01-31'],
      ['2026-01-10', '2026-01-09'],
      ['2026-02-01', '2026-01-31'],
      ['2026-02-01', '2026-01-31'],
      ['2026-02-01', null],
    ]);
  });

  it("don't change when a single day has no other tenancy", async () => {
    expect(await migrated([['a', '2026-01-01', '2026-01-01']])).toEqual([['2026-01-01', '2026-01-01']]);
  });
});
