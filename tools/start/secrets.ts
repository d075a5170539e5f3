import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '../lib/failure.ts';

const secretBytes = 48;

/** What the server processes sign and seal with. */
export interface Secrets {
  /** `kid:base64secret[,kid2:base64secret]`, the first one signs. */
  readonly JWT_SECRETS: string;
  readonly LINK_SECRET: string;
  readonly EVIDENCE_SECRET: string;
}

interface Stored extends Secrets {
  /** What PostgreSQL and Redis of this DATA_DIR ask for. */
  readonly SERVICES_PASSWORD: string;
}

const random = (): string => randomBytes(secretBytes).toString('base64');

/** What the server processes are given of the secrets of this DATA_DIR. */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const { SERVICES_PASSWORD: _, ...secrets } = secretsOf(dataDir);
  return secrets;
}

/** Of letters, digits, `-` and `_`, so that it can stand in an address. */
export const servicesPassword = (dataDir: string): string => secretsOf(dataDir).SERVICES_PASSWORD;

/** Made at the first start that needs them and readable by their owner alone. */
function secretsOf(dataDir: string): Stored {
  const file = join(dataDir, 'secrets.json');
  const known = existsSync(file) ? parse(file) : {};
  const secrets: Stored = {
    JWT_SECRETS: `dev-${randomBytes(4).toString('hex')}:${random()}`,
    LINK_SECRET: random(),
    SERVICES_PASSWORD: randomBytes(24).toString('base64url'),
    EVIDENCE_SECRET: `e-${randomBytes(4).toString('hex')}:${random()}`,
    ...known,
  };
  if (Object.keys(known).length < Object.keys(secrets).length) store(file, secrets);
  return secrets;
}

/** As a whole or not at all: half a file of secrets would be none. */
function store(file: string, secrets: Stored): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

const NAMES = ['JWT_SECRETS', 'LINK_SECRET', 'EVIDENCE_SECRET', 'SERVICES_PASSWORD'] as const;

/** @throws Failure for a file that an earlier start did not write */
function parse(file: string): Partial<Stored> {
  const unusable = (): Failure => new Failure(`${file} is damaged: delete it, which signs everybody out.`);
  let content: Record<string, unknown>;
  try {
    content = Object(JSON.parse(readFileSync(file, 'utf8'))) as Record<string, unknown>;
  } catch {
    throw unusable();
  }
  if (typeof content['JWT_SECRETS'] !== 'string' || typeof content['LINK_SECRET'] !== 'string') throw unusable();
  const known = NAMES.flatMap((name) => (typeof content[name] === 'string' ? [[name, content[name]]] : []));
  return Object.fromEntries(known) as Partial<Stored>;
}
