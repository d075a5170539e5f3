import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import type { Config } from '#kernel/config/config.ts';

/**
 * Backs up an installation whose database is about to be upgraded, in a process of its own. Waits for a backup that is
 * being made. What the command says goes to standard output as it comes.
 * @param command the script that makes backups
 * @throws Error with the reason and the way out, when no backup was made
 */
export async function backUpBeforeUpgrade(config: Config, command: string): Promise<void> {
  const { BACKUP_FOLDER: folder, BACKUP_KEEP: keep, BACKUP_BEFORE_UPGRADE: isWanted } = config.env;
  if (folder === undefined || !isWanted) {
    say(`No backup is made before the upgrade: BACKUP_${isWanted ? 'FOLDER is not set' : 'BEFORE_UPGRADE is false'}.`);
    return;
  }
  say('Backing up before the upgrade.');
  const args = [...process.execArgv, command, '--to', folder, '--keep', String(keep), '--wait'];
  const child = spawn(process.execPath, args, {
    env: config.commandEnvironment(),
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const [[code], said] = await Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stderr)]);
  if (code === 0) return;
  const reason = said.trim() || 'The backup was interrupted.';
  throw new Error(
    `${reason.endsWith('.') ? reason : `${reason}.`} To upgrade without a backup, set BACKUP_BEFORE_UPGRADE=false.`,
  );
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
