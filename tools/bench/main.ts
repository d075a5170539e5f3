import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const notBenches = new Set(['main.ts']);
const benches = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !notBenches.has(name))
  .map((name) => name.slice(0, -'.ts'.length))
  .sort();

const [name = ''] = process.argv.slice(2);
const script = join(import.meta.dirname, `${name}.ts`);

if (/^[a-z-]+$/.test(name) && name !== 'main' && existsSync(script)) {
  // A benchmark is a program: importing it runs it, and it reads its own arguments.
  await import(script);
  // Its listeners (signals, the channel to its parent) must not keep a finished benchmark alive.
  process.exit();
} else {
  const known = benches.length === 0 ? 'none yet' : benches.join(', ');
  process.stderr.write(`Usage: npm run bench <name> [-- options]\nBenches: ${known} (one file each in tools/bench)\n`);
  process.exitCode = 1;
}
