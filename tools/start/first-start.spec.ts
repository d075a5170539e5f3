import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@common-roof/local-services';

import { beginFirstStart } from './first-start.ts';

describe('the first start', () => {
  let dataDir = '';
  const said: string[] = [];
  const begin = (databaseUrl?: string) =>
    beginFirstStart({ dataDir, databaseUrl }, (line) => {
      said.push(line);
    });
  /** Creates the files the services create at their start. */
  const fill = (): void => {
    for (const folder of ['postgres', 'redis', 'files', 'mail']) {
      mkdirSync(join(dataDir, folder), { recursive: true });
      writeFileSync(join(dataDir, folder, 'kept'), 'x');
    }
    writeFileSync(join(dataDir, 'secrets.json'), '{}');
  };

  beforeEach(() => {
    dataDir = temporaryFolder();
    said.length = 0;
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('leaves later starts untouched once it has finished', () => {
    const finish = begin();
    fill();
    finish();
    begin();
    expect(readdirSync(dataDir).sort()).toEqual(['files', 'mail', 'postgres', 'redis', 'secrets.json']);
    expect(said).toEqual([]);
  });

  it('starts over after an interruption, with the same secrets', () => {
    begin();
    fill();
    const finish = begin();
    expect(said).toEqual(['The first start was interrupted: beginning anew']);
    expect(readdirSync(dataDir).sort()).toEqual(['first-start.unfinished', 'secrets.json']);
    fill();
    finish();
    begin();
    expect(existsSync(join(dataDir, 'postgres', 'kept'))).toBe(true);
  });

  it('does not apply to existing data, which an interruption keeps', () => {
    fill();
    begin();
    begin();
    expect(existsSync(join(dataDir, 'postgres', 'kept'))).toBe(true);
  });

  it('ignores a given database', () => {
    begin('postgres://somewhere/else');
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
