import { readerOf } from '@common-roof/words';
import { type DynamicModule, Injectable, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { testServices } from '#test/support/services.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { type PersonalDataProvider, personalData, DeclaresPersonalData } from './declare-personal-data.ts';
import { PersonalData } from './personal-data.ts';

const NOBODY = '019a0000-0000-7000-8000-000000000000';
const numbers = Array.from({ length: 20_000 }, (_, n) => n);

/** Two tables, the second of which can be made to fail. */
@DeclaresPersonalData()
@Injectable()
class Shelves implements PersonalDataProvider {
  isStuck = false;

  constructor(private readonly database: Database) {}

  readonly personalData = [
    personalData('login_throttle_of_somebody', {
      export: { long: ({ newest }) => Promise.resolve(numbers.slice(0, newest)), short: () => Promise.resolve([1]) },
      forget: () => this.database.execute('DELETE FROM login_throttle'),
    }),
    personalData('stuck', { forget: () => (this.isStuck ? Promise.reject(new Error('stuck')) : Promise.resolve()) }),
  ];
}

@Module({})
class TestModule {
  static forRoot(config: Config): DynamicModule {
    const platform = KernelModule.forRoot({ config, processName: 'test' });
    return { module: TestModule, imports: [platform], providers: [Shelves] };
  }
}

let database: TestDatabase;
let process: INestApplicationContext;

beforeAll(async () => {
  database = await createTestDatabase();
  const { redisUrl, smtpUrl } = testServices();
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_PATIENCE: '20',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.applicationUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
  });
  process = await NestFactory.createApplicationContext(TestModule.forRoot(config), { logger: false });
});
afterAll(async () => {
  await process.close();
  await database.drop();
});

describe('the register of personal data', () => {
  it('exports the newest entries of a list that is too long, and names the list', async () => {
    const { long, ...parts } = await process.get(PersonalData).exportFor({ id: NOBODY, reader: readerOf('en') });
    expect(long).toEqual(numbers.slice(0, 10_000));
    expect(parts).toMatchObject({ short: [1], cut_short: ['long'], newest_of_each_list: 10_000 });
  });

  it('deletes from every table or from none', async () => {
    const left = () => database.query('SELECT 1 FROM login_throttle');
    await database.query(`INSERT INTO login_throttle (key) VALUES ('somebody')`);
    process.get(Shelves).isStuck = true;
    await expect(process.get(PersonalData).forget(NOBODY)).rejects.toThrow('stuck');
    expect(await left()).toHaveLength(1);
    process.get(Shelves).isStuck = false;
    await process.get(PersonalData).forget(NOBODY);
    expect(await left()).toEqual([]);
  });
});
