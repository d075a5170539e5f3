import { Column, Entity, PrimaryColumn, type Repository } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
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
  const options = dataSourceOptions({ url: testDatabase.url, poolSize: 2, applicationName: 'test' });
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

describe('a repository that was made outside of any transaction', () => {
  beforeEach(() => testDatabase.query('TRUNCATE login_throttle'));

  it('joins the transaction of whoever calls it', async () => {
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

  it('leaves it when it is over', async () => {
    await database.transaction(() => rows.insert({ key: 'b', failures: 1 }));
    await rows.insert({ key: 'c', failures: 1 });
    expect(await stored()).toEqual([{ key: 'b' }, { key: 'c' }]);
  });

  it('keeps transactions that run at the same time apart', async () => {
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

describe('what a transaction is asked at once', () => {
  it('is asked one after the other, as it has one connection; what failed does not keep the others waiting', async () => {
    let open = 0;
    let most = 0;
    const answers = await database.transaction(() => {
      const runner = dataSource.joined.queryRunner;
      if (!runner) throw new Error('There is no transaction.');
      const query = runner.query.bind(runner);
      jest.spyOn(runner, 'query').mockImplementation(async (...asked: Parameters<typeof query>) => {
        open += 1;
        most = Math.max(most, open);
        try {
          return (await query(...asked)) as unknown;
        } finally {
          open -= 1;
        }
      });
      return Promise.allSettled([
        database.query('SELECT 1 AS n'),
        database.query('nonsense'),
        database.query('SELECT 2 AS n'),
      ]);
    });
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(most).toBe(1);
  });
});
