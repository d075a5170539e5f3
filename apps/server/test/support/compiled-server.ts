import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const server = join(import.meta.dirname, '../..');
const root = join(server, '../..');

export interface Build {
  script(name: 'main' | 'worker' | 'admin-create' | 'admin-reset-factors'): string;
}

/** Where the sources are compiled to, once for all files of a run: told by the global setup, which takes it away again. */
export const COMPILED_IN = 'TEST_COMPILED_IN';

/** Below the project, because that is where its packages are found. */
export const compiledIn = (): string => join(server, '.cache', `compiled-${String(process.pid)}`);

/** The sources as they are now, compiled as they are deployed. */
export async function buildServer(): Promise<Build> {
  const folder = process.env[COMPILED_IN];
  if (!folder) throw new Error(`${COMPILED_IN} is not set: run the suite through its npm script.`);
  if (!existsSync(folder)) await compileInto(folder);
  return { script: (name) => join(folder, `${name}.js`) };
}

/** Two workers may compile at once: the first result is kept. */
async function compileInto(folder: string): Promise<void> {
  const unfinished = `${folder}-${String(process.pid)}`;
  mkdirSync(unfinished, { recursive: true });
  const swc = join(root, 'node_modules/@swc/cli/bin/swc.js');
  const args = [
    'src',
    '-d',
    unfinished,
    '--strip-leading-paths',
    '--ignore',
    '**/*.spec.ts',
    '--config-file',
    join(root, 'swc.node.json'),
  ];
  await promisify(execFile)(process.execPath, [swc, ...args], { cwd: server });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
