import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '../lib/failure.ts';

const secretBytes = 48;

/** The signing and encryption secrets of the server processes. */
export interface Secrets {
  /** `kid:base64secret[,kid2:base64secret]`; the first one signs. */
  readonly JWT_SECRETS: string;
  readonly LINK_SECRET: string;
  readonly EVIDENCE_SECRET: string;
  /** As base64url, and the private key that belongs to it. */
  readonly VAPID_PUBLIC_KEY: string;
  readonly VAPID_PRIVATE_KEY: string;
}

interface Stored extends Secrets {
  /** The password of PostgreSQL's owner and of Redis in this DATA_DIR. */
  readonly SERVICES_PASSWORD: string;
  /** The password of the role that the server has in PostgreSQL. */
  readonly DATABASE_PASSWORD: string;
}

const random = (): string => randomBytes(secretBytes).toString('base64');

/** Returns the secrets of this DATA_DIR that the server processes need. */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const { SERVICES_PASSWORD: _, DATABASE_PASSWORD: __, ...secrets } = secretsOf(dataDir);
  return secrets;
}

/** Returns the services' password: letters, digits, `-` and `_`, so that it fits in a URL. */
export const servicesPassword = (dataDir: string): string => secretsOf(dataDir).SERVICES_PASSWORD;

/** Returns the password of the server's role in PostgreSQL, of the same letters. */
export const databasePassword = (dataDir: string): string => secretsOf(dataDir).DATABASE_PASSWORD;

/** Reads the secrets, created at the first start that needs them and readable by their owner only. */
function secretsOf(dataDir: string): Stored {
  const file = join(dataDir, 'secrets.json');
  const known = existsSync(file) ? parse(file) : {};
  const secrets: Stored = {
    JWT_SECRETS: `dev-${randomBytes(4).toString('hex')}:${random()}`,
    LINK_SECRET: random(),
    SERVICES_PASSWORD: randomBytes(24).toString('base64url'),
    DATABASE_PASSWORD: randomBytes(24).toString('base64url'),
    EVIDENCE_SECRET: `e-${randomBytes(4).toString('hex')}:${random()}`,
    ...vapidKeys(),
    ...known,
  };
  if (Object.keys(known).length < Object.keys(secrets).length) store(file, secrets);
  return secrets;
}

/** Takes over secrets of another installation, whose data this folder gets. Others of the folder stay as they are. */
export function adoptSecrets(dataDir: string, secrets: Partial<Secrets>): void {
  store(join(dataDir, 'secrets.json'), { ...secretsOf(dataDir), ...secrets });
}

/** Makes the keys by which push services know this product. */
function vapidKeys(): Pick<Secrets, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    // Without the zeros that a number may begin with, it would be too short.
    VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

/** Writes the file atomically: half a file of secrets would be useless. */
function store(file: string, secrets: Stored): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

const NAMES = [
  ...(['JWT_SECRETS', 'LINK_SECRET', 'EVIDENCE_SECRET', 'SERVICES_PASSWORD', 'DATABASE_PASSWORD'] as const),
  ...(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const),
];

/** Whether a start keeps a secret of this name in DATA_DIR. */
export const isSecret = (name: string): boolean => (NAMES as readonly string[]).includes(name);

/** Parses the file. @throws Failure for a file that no earlier start wrote */
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
