import type { QueryRunner } from 'typeorm';

import { storedAccount } from '#test/support/stored-account.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { LeftTurns1764832100000 } from './migrations/1764832100000-left-turns.ts';
import { UpcomingStays1764832000000 } from './migrations/1764832000000-upcoming-stays.ts';

let database: TestDatabase;
const migration = new UpcomingStays1764832000000();
const runner = { query: (sql: string) => database.query(sql) } as unknown as QueryRunner;

beforeAll(async () => {
  database = await createTestDatabase();
  await new LeftTurns1764832100000().down(runner);
  await migration.down(runner);
});
afterAll(() => database.drop());

/** Inserts a current tenancy in the format of an older version. */
async function aStay(houseId: string, name: string, startsOn: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `WITH r AS (INSERT INTO rooms (house_id, name) VALUES ($1, $2) RETURNING id)
     INSERT INTO tenancies (room_id, house_id, roomie_id, starts_on) SELECT id, $1, $3, ${startsOn} FROM r RETURNING id`,
    [houseId, name, await storedAccount(database, 'roomie')],
  );
  return row?.id ?? '';
}

describe('existing tenancies', () => {
  it("become upcoming before their first day, begin on it, and don't count until then", async () => {
    const [house] = await database.query<{ id: string }>(
      `INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, currency, time_zone)
       VALUES ($1, 'h', 's', 'p', 'c', 'GB', 'GBP', 'Europe/London') RETURNING id`,
      [await storedAccount(database, 'homeowner')],
    );
    const houseId = house?.id ?? '';
    const here = await aStay(houseId, 'One', 'current_date - 40');
    const ahead = await aStay(houseId, 'Two', 'current_date + 40');
    await migration.up(runner);

    const states = await database.query<{ id: string; state: string }>('SELECT id, state FROM tenancies ORDER BY id');
    expect(states).toEqual([
      { id: here, state: 'active' },
      { id: ahead, state: 'upcoming' },
    ]);
    expect(
      await database.query(`SELECT key, due_at = (current_date + 40)::timestamp AT TIME ZONE 'Europe/London' AS on_its_day
                              FROM due WHERE kind = 'stay.begins'`),
    ).toEqual([{ key: ahead, on_its_day: true }]);
    expect(await database.query('SELECT roomies FROM house_counts')).toEqual([{ roomies: 1 }]);

    await migration.down(runner);
    expect(await database.query(`SELECT count(*)::int AS n FROM tenancies WHERE state = 'active'`)).toEqual([{ n: 2 }]);
    expect(await database.query('SELECT roomies FROM house_counts')).toEqual([{ roomies: 2 }]);
  });
});
