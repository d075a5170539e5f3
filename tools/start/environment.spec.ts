import { temporaryFolder } from '@common-roof/local-services';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { databaseAddresses } from './environment.ts';
import { databasePassword, readOrCreateSecrets } from './secrets.ts';

describe('the addresses of the database', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = temporaryFolder();
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('name two roles with passwords of their own where we start PostgreSQL', () => {
    const owner = 'postgres://postgres:secret@127.0.0.1:5432/common_roof';
    const settings = { databaseUrl: undefined, databaseOwnerUrl: 'postgres://ignored@elsewhere/x', dataDir };
    const { DATABASE_URL = '', ...others } = databaseAddresses(settings, owner);
    expect(others).toEqual({ DATABASE_OWNER_URL: owner });
    const password = databasePassword(dataDir);
    expect(DATABASE_URL).toBe(`postgres://common_roof_app:${password}@127.0.0.1:5432/common_roof`);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain(password);
    expect(Object.values(readOrCreateSecrets(dataDir))).not.toContain(password);
  });

  it('are the given ones, of one role or two', () => {
    const databaseUrl = 'postgres://app@db/home';
    const ask = (databaseOwnerUrl?: string) =>
      databaseAddresses({ databaseUrl, databaseOwnerUrl, dataDir }, databaseUrl);
    expect(ask()).toEqual({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: undefined });
    expect(ask('postgres://owner@db/home')).toEqual({
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: 'postgres://owner@db/home',
    });
  });
});
