import { DataSource } from 'typeorm';

import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createPatientDataSource } from './data-source.ts';

let app: TestApp;
let database: TestApp['database'];

beforeAll(async () => {
  app = await startTestApp();
  ({ database } = app);
});
afterAll(() => app.close());

interface Column {
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
}

/** TypeORM's names of types to PostgreSQL's. */
const UDT: Record<string, string> = {
  int: 'int4',
  text: 'text',
  uuid: 'uuid',
  timestamptz: 'timestamptz',
  boolean: 'bool',
};

describe('migrations and entities', () => {
  it('agree on every column', async () => {
    for (const metadata of app.get(DataSource).entityMetadatas) {
      const columns = await database.query<Column & Record<string, unknown>>(
        `SELECT column_name, udt_name, is_nullable FROM information_schema.columns WHERE table_name = $1 ORDER BY column_name`,
        [metadata.tableName],
      );
      const inDatabase = columns.map(({ column_name, udt_name, is_nullable }) => [
        column_name,
        udt_name,
        is_nullable === 'YES',
      ]);
      const mapped = metadata.columns
        .map((column) => [column.databaseName, UDT[String(column.type)] ?? column.type, column.isNullable])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
      expect([metadata.tableName, mapped]).toEqual([metadata.tableName, inDatabase]);
    }
  });

  it('can be undone and done again', async () => {
    const dataSource = createPatientDataSource({ url: database.url, poolSize: 1, applicationName: 'test' });
    await dataSource.initialize();
    const count = (await dataSource.query<unknown[]>('SELECT * FROM migrations')).length;
    for (let n = 0; n < count; n += 1) await dataSource.undoLastMigration();
    const [left] = await database.query<{ n: string }>(
      `SELECT count(*) AS n FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'`,
    );
    expect(Number(left?.n)).toBe(0);
    expect(await dataSource.runMigrations()).toHaveLength(count);
    await dataSource.destroy();
  });
});

describe('the database itself', () => {
  const setUp = async (): Promise<{ roomId: string; roomie: (n: number) => Promise<string> }> => {
    const account = async (type: string, table: string): Promise<string> => {
      const [row] = await database.query<{ id: string }>(
        `WITH a AS (INSERT INTO accounts (email, email_key, account_type, first_name, last_name)
           VALUES (gen_random_uuid()::text, gen_random_uuid()::text, $1, 'a', 'b') RETURNING id)
         INSERT INTO ${table} (id) SELECT id FROM a RETURNING id`,
        [type],
      );
      return row?.id ?? '';
    };
    const [house] = await database.query<{ id: string }>(
      `INSERT INTO houses (homeowner_id, name, street, postal_code, city, country, currency, time_zone)
       VALUES ($1, 'h', 's', 'p', 'c', 'GB', 'GBP', 'Europe/London') RETURNING id`,
      [await account('homeowner', 'homeowners')],
    );
    const [room] = await database.query<{ id: string }>(
      `INSERT INTO rooms (house_id, name) VALUES ($1, 'One') RETURNING id`,
      [house?.id],
    );
    return { roomId: room?.id ?? '', roomie: () => account('roomie', 'roomies') };
  };

  it('lets no two tenancies of a room overlap, whoever writes them at the same time', async () => {
    const { roomId, roomie } = await setUp();
    const move = (roomieId: string, from: string, to: string | null) =>
      database.query(
        `INSERT INTO tenancies (room_id, house_id, roomie_id, starts_on, ends_on, state)
         SELECT $1, house_id, $2, $3, $4, CASE WHEN $4::date IS NULL THEN 'active' ELSE 'ended' END FROM rooms WHERE id = $1`,
        [roomId, roomieId, from, to],
      );
    await move(await roomie(1), '2026-01-01', '2026-02-01');
    const both = await Promise.allSettled([
      move(await roomie(2), '2026-02-01', null),
      move(await roomie(3), '2026-02-01', null),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(move(await roomie(4), '2026-01-15', '2026-01-20')).rejects.toThrow(/tenancies_never_overlap/);
  });
});
