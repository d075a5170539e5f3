import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { DEMONSTRATION_KEY_FILE } from '#kernel/documents/demonstration-key-file.ts';
import { isMissingFile } from '#kernel/files/missing-file.ts';
import { BackupError } from './backup-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The secrets without which the rows of a backup can't be read, verified or signed in to. */
const SECRETS = [
  ...['JWT_SECRETS', 'LINK_SECRET', 'EVIDENCE_SECRET', 'SEAL_KEY_PASSWORD'],
  ...['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const;
const SEAL_KEY = 'SEAL_KEY_FILE';
const NAMES: ReadonlySet<string> = new Set([...SECRETS, SEAL_KEY, DEMONSTRATION_KEY_FILE]);

/** Reads the keys of an installation from its environment and its folder. */
export async function readKeys(environment: Environment, dataDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const keys = new Map<string, Buffer>();
  for (const name of SECRETS) {
    const value = environment[name];
    if (value !== undefined && value !== '') keys.set(name, Buffer.from(value));
  }
  const sealKey = environment[SEAL_KEY];
  if (sealKey !== undefined && sealKey !== '') keys.set(SEAL_KEY, await readFile(sealKey));
  const own = await readFile(path.join(dataDir, DEMONSTRATION_KEY_FILE)).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error;
  });
  if (own) keys.set(DEMONSTRATION_KEY_FILE, own);
  return keys;
}

/** Writes a key of a backup to a file of its own, which its owner alone can read. */
export async function writeKey(folder: string, name: string, content: Buffer): Promise<void> {
  if (!NAMES.has(name)) throw new BackupError('The backup is damaged: it has a key that nothing here needs.');
  await writeFile(path.join(folder, name), content, { mode: 0o600 });
}
