import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that are or contain secrets. */
const SECRETS = [
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'REDIS_URL', 'SMTP_URL', 'JWT_SECRETS', 'LINK_SECRET', 'EVIDENCE_SECRET'],
  'SEAL_KEY_PASSWORD',
  ...['S3_SECRET_ACCESS_KEY', 'PAYMENT_TRACKER_TOKEN', 'VAPID_PRIVATE_KEY', 'BACKUP_PASSPHRASE', 'BACKUP_IDENTITY'],
];

/**
 * Reads each missing secret from the file that `…_FILE` names, as vaults and orchestrators mount them, because the
 * environment of a process is visible to others.
 * @throws Error naming the variable, never the content of the file
 */
export function withSecretFiles(source: Environment): Environment {
  const read = SECRETS.flatMap((name) => {
    const file = source[`${name}_FILE`];
    if (file === undefined || file === '' || (source[name] ?? '') !== '') return [];
    return [[name, contentOf(file, name)] as const];
  });
  return { ...source, ...Object.fromEntries(read) };
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`The configuration is not usable. ${name}_FILE: cannot be read.`);
  }
}
