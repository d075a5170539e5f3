// Runs on the machine's own Node (20.19 or newer), installs the packages and hands over to Node 24, which is one of
// them. It may import nothing but Node itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.common-roof-lock');
const oldest = [20, 19];
const wanted = 24;

const tools = {
  start: 'tools/start/main.ts',
  dev: 'tools/dev/main.ts',
  test: 'tools/test/main.ts',
  'test:full': 'tools/test/full.ts',
  'test:nightly': 'tools/test/nightly.ts',
  'test:stress': 'tools/test/stress.ts',
  bench: 'tools/bench/main.ts',
  'db:migration': 'tools/migration/main.ts',
  backup: 'tools/backup/backup.ts',
  restore: 'tools/backup/restore.ts',
  'admin:create': 'tools/admin/create.ts',
  'admin:reset-factors': 'tools/admin/reset-factors.ts',
  licences: 'tools/licences/main.ts',
  sbom: 'tools/licences/sbom-main.ts',
  'docs:pictures': 'tools/docs/pictures.ts',
  'audit:verify': 'apps/server/src/audit-verify.ts',
};

class Failure extends Error {}

async function main([command, ...args]) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    throw new Failure(`Common Roof needs Node ${oldest.join('.')} or newer to begin with; this is ${process.version}.`);
  }
  const tool = Object.hasOwn(tools, command ?? '') ? tools[command] : undefined;
  if (tool === undefined) throw new Failure(`There is no such command; there are: ${Object.keys(tools).join(', ')}.`);
  await bringPackages();
  const env = { ...process.env, PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter) };
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
  // It lives as long as the product, beside it.
  if (command === 'start') flags.push('--optimize-for-size');
  return handOver(nodeBinary(major), [...flags, join(root, tool), ...args], env);
}

async function bringPackages() {
  const lock = readLock();
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstalled(JSON.parse(lock))) await install();
  writeFileSync(stampFile, stamp);
}

function readLock() {
  try {
    return readFileSync(join(root, 'package-lock.json'), 'utf8');
  } catch {
    throw new Failure('package-lock.json cannot be read, so there is no telling which packages to install.');
  }
}

/** Whether npm's own record of installed packages matches the lock file, so that a manual `npm ci` isn't repeated. */
function isInstalled(lock) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages } = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = packages[path];
    if (found === undefined) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

async function install() {
  process.stdout.write('Installing the packages (the first time about 1 GB, one to two minutes)\n');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticking = setInterval(() => process.stdout.write(`  still installing, ${seconds()} s\n`), 15_000);
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints = [];
  const relay = (stream, target) => {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isNoise(line)) continue;
        const complaint = /^npm (?:error|ERR!)\s*(.*)/.exec(line)?.[1];
        if (complaint !== undefined) complaints.push(complaint);
        // After a few lines npm only explains its own options.
        if (complaints.length < 10) target.write(`  ${line}\n`);
      }
    });
  };
  relay(child.stdout, process.stdout);
  relay(child.stderr, process.stderr);
  const code = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  clearInterval(ticking);
  if (code !== 0) {
    const named = complaints.find((line) => line !== '' && !/^(code|syscall|errno|path|type) /.test(line));
    const reason = code instanceof Error ? code.message : (named ?? `npm ci ended with code ${code}`);
    throw new Failure(`The packages could not be installed: ${reason.replace(/\.$/, '')}.`);
  }
  process.stdout.write(`Installed in ${seconds()} s\n`);
}

/** Warnings that the packages require Node 24: npm runs on the machine's older Node, but Node 24 runs the packages. */
function isNoise(line) {
  return line.trim() === '' || /EBADENGINE|Unknown (user|env|project) config/.test(line);
}

function nodeBinary(major) {
  if (major >= wanted) return process.execPath;
  const packaged = join(modules, '.bin', 'node');
  if (!existsSync(packaged)) {
    throw new Failure(`Node ${wanted} is missing from node_modules; run npm ci with install scripts allowed.`);
  }
  return realpathSync(packaged);
}

/**
 * Runs the tool in its own process group, so that Ctrl-C reaches it once, through us, and not from the terminal as
 * well.
 */
function handOver(node, args, env) {
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true });
  let told = false;
  const tell = (signal) => {
    if (told) return;
    told = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
  // A killed npm doesn't notify us: only our parent process changes.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || tell('SIGTERM'), 500).unref();
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Failure(`${node} could not be run.`)));
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
