import { Logger } from '@nestjs/common';

import type { Config } from '#kernel/config/config.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { dataSourceOptions } from './data-source.ts';
import { Database } from './database.ts';
import { JoiningDataSource } from './joining-data-source.ts';
import { RoleCheck } from './role-check.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What a process says as it starts. */
async function warnings(url: string, isProduction: boolean): Promise<unknown[]> {
  const dataSource = new JoiningDataSource(dataSourceOptions({ url, poolSize: 1, applicationName: 'test' }));
  await dataSource.initialize();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  try {
    await new RoleCheck({ isProduction } as Config, new Database(dataSource)).onApplicationBootstrap();
    return warn.mock.calls.map(([said]: unknown[]) => said);
  } finally {
    warn.mockRestore();
    await dataSource.destroy();
  }
}

describe('a process that starts', () => {
  it('warns in production if it owns the tables', async () => {
    expect(await warnings(database.url, true)).toEqual([expect.stringContaining('DATABASE_OWNER_URL')]);
    expect(await warnings(database.url, false)).toEqual([]);
    expect(await warnings(database.applicationUrl, true)).toEqual([]);
  });
});
