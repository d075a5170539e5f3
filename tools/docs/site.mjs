// Runs the documentation site with its own packages, which are installed on demand and aren't part of the product's. It
// may import nothing but Node itself: `npm run docs` works in a fresh checkout.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../../docs', import.meta.url));
const stampFile = join(site, 'node_modules', '.lock-stamp');

/** Runs a command in the site's folder. Resolves with its exit code. */
function run(command, args) {
  const child = spawn(command, args, { cwd: site, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', (code) => resolve(code ?? 1)));
}

async function bringPackages() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(site, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  process.stdout.write('Installing the packages of the documentation site\n');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const code = await run(command, [...first, 'ci', '--no-audit', '--no-fund', '--include=dev']);
  if (code === 0) writeFileSync(stampFile, stamp);
  return code;
}

const [command = 'dev', ...args] = process.argv.slice(2);
process.exitCode =
  (await bringPackages()) ||
  (await run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', command, ...args]));
