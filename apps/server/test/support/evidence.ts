import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Config } from '../../src/platform/config/config.ts';
import type { TestApp } from './test-app.ts';

/** `npm run audit:verify`, as an operator runs it. */
export async function verifyEvidence(app: TestApp, ...heads: string[]): Promise<{ code: number; output: string }> {
  const script = join(import.meta.dirname, '../../src/audit-verify.ts');
  const keys = app.get(Config).env.EVIDENCE_SECRET.map(({ kid, secret }) => `${kid}:${secret.toString('base64')}`);
  const env = {
    ...process.env,
    DATABASE_URL: app.database.url,
    EVIDENCE_SECRET: keys.join(','),
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
