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
 * From now on the cluster asks for this password, which is letters, digits, `-` and `_`: others on the machine reach the
 * loopback interface as well. One that was made without a password, or with another, is told so in its single-user mode,
 * which asks nobody; it must not be running.
 * @throws LocalServiceError with one sentence
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
  // As a whole: with half of its rules the server would let nobody in.
  writeFileSync(`${file}.new`, rules, { mode: 0o600 });
  if (user !== undefined) chownSync(`${file}.new`, user, user);
  renameSync(`${file}.new`, file);
}

const rulesFor = (password: string): string => {
  const known = createHash('sha256').update(password).digest('hex');
  return `# Written by Common Roof, for the password with the hash ${known}\nhost all all 127.0.0.1/32 scram-sha-256\n`;
};
