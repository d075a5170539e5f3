import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const server = join(import.meta.dirname, '../../..');
const root = join(server, '../..');

export interface Build {
  script(name: 'main' | 'worker' | 'admin-create' | 'admin-reset-factors'): string;
  remove(): void;
}

/** Compiles the sources as they are now. Below the project, because that is where its packages are found. */
export async function buildServer(): Promise<Build> {
  const cache = join(server, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'chaos-'));
  const swc = join(root, 'node_modules/@swc/cli/bin/swc.js');
  const args = [
    'src',
    '-d',
    folder,
    '--strip-leading-paths',
    '--ignore',
    '**/*.spec.ts',
    '--config-file',
    join(root, 'swc.node.json'),
  ];
  await promisify(execFile)(process.execPath, [swc, ...args], { cwd: server });
  return {
    script: (name) => join(folder, `${name}.js`),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
