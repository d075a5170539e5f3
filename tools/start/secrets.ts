import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '../lib/failure.ts';

const secretBytes = 48;

/** What the server processes sign with. */
export interface Secrets {
  /** `kid:base64secret[,kid2:base64secret]`, the first one signs. */
  readonly JWT_SECRETS: string;
  readonly LINK_SECRET: string;
}

/** The secrets of this DATA_DIR, made at the first start and readable by their owner alone. */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return parse(file);
  const secrets: Secrets = {
    JWT_SECRETS: `dev-${randomBytes(4).toString('hex')}:${randomBytes(secretBytes).toString('base64')}`,
    LINK_SECRET: randomBytes(secretBytes).toString('base64'),
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
}

function parse(file: string): Secrets {
  const unusable = (): Failure => new Failure(`${file} is damaged: delete it, which signs everybody out.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw unusable();
  }
  const { JWT_SECRETS, LINK_SECRET } = Object(content) as Partial<Record<keyof Secrets, unknown>>;
  if (typeof JWT_SECRETS !== 'string' || typeof LINK_SECRET !== 'string') throw unusable();
  return { JWT_SECRETS, LINK_SECRET };
}
