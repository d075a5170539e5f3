import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { LocalServiceError } from '../service.ts';
import { describeFailure } from './data-folder.ts';

interface Cluster {
  readonly native: string;
  readonly folder: string;
  readonly user: number | undefined;
}

/**
 * Makes the cluster require this password (letters, digits, `-` and `_`), because other users of the machine can reach
 * the loopback interface too. A cluster created without a password, or with another one, is changed in single-user
 * mode, which needs no password; it must not be running.
 * @throws LocalServiceError with a one-sentence message
 */
export function requirePassword({ native, folder, user }: Cluster, password: string): void {
  const file = join(folder, 'pg_hba.conf');
  const rules = rulesFor(password);
  if (readFileSync(file, 'utf8') === rules) return;
  const identity = user === undefined ? {} : { uid: user, gid: user };
  const set = spawnSync(join(native, 'bin', 'postgres'), ['--single', '-D', folder, 'postgres'], {
    ...identity,
    cwd: '/',
    encoding: 'utf8',
    input: `ALTER ROLE postgres PASSWORD '${password}';\n`,
  });
  if (set.status !== 0 || /\b(?:ERROR|FATAL|PANIC):/.test(set.stderr)) {
    throw new LocalServiceError(describeFailure('PostgreSQL could not be given its password', set.stderr), {
      cause: set.error ?? set.stderr,
    });
  }
  // Replaced as a whole: half a rules file would lock everyone out.
  writeFileSync(`${file}.new`, rules, { mode: 0o600 });
  if (user !== undefined) chownSync(`${file}.new`, user, user);
  renameSync(`${file}.new`, file);
}

const rulesFor = (password: string): string => {
  const known = createHash('sha256').update(password).digest('hex');
  return `# Written by Common Roof, for the password with the hash ${known}\nhost all all 127.0.0.1/32 scram-sha-256\n`;
};
