// Installs the packages of a folder that isn't a workspace, when they are needed. It may import nothing but Node itself:
// `npm run docs` works in a fresh checkout.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command in a folder until it ends, or a signal ends this process. Resolves with its exit code. */
export function run(folder, command, args) {
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', (code) => resolve(code ?? 1)));
}

/**
 * Installs what a folder's `package-lock.json` lists, unless that is installed already.
 * @param whose what needs the packages, for the person who waits
 * @returns npm's exit code
 */
export async function bringPackages(folder, whose) {
  const stampFile = join(folder, 'node_modules', '.lock-stamp');
  const stamp = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  process.stdout.write(`Installing the packages of ${whose}\n`);
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const code = await run(folder, command, [...first, 'ci', '--no-audit', '--no-fund', '--include=dev']);
  if (code === 0) writeFileSync(stampFile, stamp);
  return code;
}
