import { join } from 'node:path';

import { Config } from '#kernel/config/config.ts';
import { type Finished, runCommand } from './compiled-server.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Runs `npm run audit:verify`, as an operator does. */
export function verifyEvidence(app: TestApp, ...heads: string[]): Promise<Finished> {
  return verifyDatabase(app.database, app.get(Config), ...heads);
}

/** @param config whose keys it was sealed with */
export async function verifyDatabase(database: TestDatabase, config: Config, ...heads: string[]): Promise<Finished> {
  const script = join(import.meta.dirname, '../../src/audit-verify.ts');
  const keys = config.env.EVIDENCE_SECRET.map(({ kid, secret }) => `${kid}:${secret.toString('base64')}`);
  return runCommand(script, heads, {
    DATABASE_URL: database.applicationUrl,
    EVIDENCE_SECRET: keys.join(','),
    DATA_DIR: config.env.DATA_DIR,
  });
}
