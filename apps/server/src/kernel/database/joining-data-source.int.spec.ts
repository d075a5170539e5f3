import type pg from 'pg';
import { Column, Entity, PrimaryColumn, type Repository } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { dataSourceOptions } from './data-source.ts';
import { Database } from './database.ts';
import { JoiningDataSource } from './joining-data-source.ts';

@Entity('login_throttle')
class ThrottleRow {
  @PrimaryColumn('text')
  key!: string;

  @Column('int')
  failures!: number;
}

let testDatabase: TestDatabase;
let dataSource: JoiningDataSource;
let database: Database;
let rows: Repository<ThrottleRow>;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const options = dataSourceOptions({ url: testDatabase.applicationUrl, poolSize: 2, applicationName: 'test' });
  dataSource = new JoiningDataSource({ ...options, entities: [ThrottleRow] });
  await dataSource.initialize();
  database = new Database(dataSource);
  rows = dataSource.getRepository(ThrottleRow);
});
afterAll(async () => {
  await dataSource.destroy();
  await testDatabase.drop();
});

const stored = () => testDatabase.query<{ key: string }>('SELECT key FROM login_throttle ORDER BY key');

describe('a repository created outside a transaction', () => {
  beforeEach(() => testDatabase.query('TRUNCATE login_throttle'));

  it('joins the transaction of its caller', async () => {
    const failing = database.transaction(async () => {
      await rows.insert({ key: 'a', failures: 1 });
      expect(await database.query('SELECT key FROM login_throttle')).toEqual([{ key: 'a' }]);
      expect(await rows.findOneBy({ key: 'a' })).toMatchObject({ failures: 1 });
      expect(await rows.createQueryBuilder('r').getCount()).toBe(1);
      expect(await stored()).toEqual([]);
      throw new Error('Nothing of it stays.');
    });
    await expect(failing).rejects.toThrow('Nothing of it stays.');
    expect(await stored()).toEqual([]);
  });

  it('leaves the transaction when it ends', async () => {
    await database.transaction(() => rows.insert({ key: 'b', failures: 1 }));
    await rows.insert({ key: 'c', failures: 1 });
    expect(await stored()).toEqual([{ key: 'b' }, { key: 'c' }]);
  });

  it('keeps concurrent transactions apart', async () => {
    const count = (): Promise<number> => rows.count();
    const [first, second] = await Promise.all(
      ['d', 'e'].map((key) =>
        database.transaction(async () => {
          await rows.insert({ key, failures: 1 });
          return count();
        }),
      ),
    );
    // Either one was committed before the other counted, or neither saw the other.
    expect([first, second].sort().join()).toMatch(/^1,[12]$/);
    expect(await stored()).toHaveLength(2);
  });
});

/** Returns the connection of a transaction, which counts its simultaneous queries. */
async function watchedConnection() {
  const asked = { now: 0, most: 0 };
  const connection = (await dataSource.joined.queryRunner?.connect()) as pg.PoolClient;
  const query = connection.query.bind(connection) as unknown as (...query: unknown[]) => Promise<unknown>;
  Object.assign(connection, {
    query: (...args: unknown[]) => {
      asked.now += 1;
      asked.most = Math.max(asked.most, asked.now);
      return query(...args).finally(() => (asked.now -= 1));
    },
  });
  return { asked, restore: () => Reflect.deleteProperty(connection, 'query') };
}

describe('simultaneous queries in a transaction', () => {
  it('run one after the other on its single connection, from services and repositories alike', async () => {
    await rows.insert({ key: 'f', failures: 1 });
    const most = await database.transaction(async () => {
      const { asked, restore } = await watchedConnection();
      await Promise.all([rows.count(), database.query('SELECT 1'), rows.findOneBy({ key: 'f' }), rows.count()]);
      restore();
      return asked.most;
    });
    expect(most).toBe(1);
  });

  it('all fail after the first failed query, and none waits forever', async () => {
    const answers = await database.transaction(() =>
      Promise.allSettled([database.query('SELECT 1'), database.query('nonsense'), rows.count()]),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
