import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Config } from '#kernel/config/config.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Runs `npm run audit:verify`, as an operator does. */
export function verifyEvidence(app: TestApp, ...heads: string[]): Promise<Verified> {
  return verifyDatabase(app.database, app.get(Config), ...heads);
}

export interface Verified {
  readonly code: number;
  readonly output: string;
}

/** @param config whose keys it was sealed with */
export async function verifyDatabase(database: TestDatabase, config: Config, ...heads: string[]): Promise<Verified> {
  const script = join(import.meta.dirname, '../../src/audit-verify.ts');
  const keys = config.env.EVIDENCE_SECRET.map(({ kid, secret }) => `${kid}:${secret.toString('base64')}`);
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    EVIDENCE_SECRET: keys.join(','),
    DATA_DIR: config.env.DATA_DIR,
    NODE_OPTIONS: '',
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', script, ...heads], {
      env,
      maxBuffer: 16_000_000,
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}
