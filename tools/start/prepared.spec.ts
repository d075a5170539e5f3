import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@common-roof/local-services';

import { isPrepared, markPrepared } from './prepared.ts';

describe('the database of an earlier start', () => {
  const dataDir = temporaryFolder();
  beforeEach(() => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  });
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('is prepared for the build that prepared it, and for no other', () => {
    expect(isPrepared(dataDir, 'build 1')).toBe(false);
    markPrepared(dataDir, 'build 1');
    expect(isPrepared(dataDir, 'build 1')).toBe(true);
    expect(isPrepared(dataDir, 'build 2')).toBe(false);
  });

  it('is not prepared once its folder is another one', () => {
    markPrepared(dataDir, 'build 1');
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    expect(isPrepared(dataDir, 'build 1')).toBe(false);
  });
});
