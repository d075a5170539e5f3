import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const server = join(import.meta.dirname, '../..');
const root = join(server, '../..');

export interface Build {
  script(name: 'main' | 'migrate' | 'admin-create' | 'admin-reset-factors' | 'backup' | 'restore'): string;
}

/**
 * Path of the compiled sources, one for all files of a run: set by the global setup, which deletes the folder again.
 */
export const COMPILED_IN = 'TEST_COMPILED_IN';

/** Inside the project, because its packages are found from there. */
export const compiledIn = (): string => join(server, '.cache', `compiled-${String(process.pid)}`);

/** Compiles the current sources as they are deployed. */
export async function buildServer(): Promise<Build> {
  const folder = process.env[COMPILED_IN];
  if (!folder) throw new Error(`${COMPILED_IN} is not set: run the suite through its npm script.`);
  if (!existsSync(folder)) await compileInto(folder);
  return { script: (name) => join(folder, `${name}.js`) };
}

export interface Finished {
  readonly code: number;
  /** What it printed: its errors if it failed. */
  readonly output: string;
}

/** Runs a command of the server as an operator does, with the conditions of our sources. */
export async function runCommand(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Finished> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', script, ...args], {
      env: { ...process.env, ...env, NODE_OPTIONS: '' },
      maxBuffer: 16_000_000,
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
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
  writeFileSync(join(unfinished, 'package.json'), ownManifest());
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** A package of its own, whose subpath imports lead to its files and not to those of `src` or `dist`. */
function ownManifest(): string {
  const { imports } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as {
    imports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  const own = Object.entries(imports).flatMap(([pattern, target]) =>
    typeof target === 'object' ? [[pattern, target.default.replace('./dist/', './')]] : [],
  );
  return JSON.stringify({ type: 'module', imports: Object.fromEntries(own) as object });
}
