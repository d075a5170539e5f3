import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../lib/child.ts';
import { Failure } from '../lib/failure.ts';
import { cacheRoot, nx, repositoryRoot } from '../lib/repository.ts';
import { stampOfOutputs, stampOfSources } from './source-stamp.ts';

const stampFile = join(cacheRoot, 'build.stamp');
const needed = ['main', 'migrate', 'seed'].map((name) => `apps/server/dist/${name}.js`);

/** The build output needed for a start. */
export const clientDist = join(repositoryRoot, 'apps/client/dist');

export type ServerScript = 'main' | 'migrate' | 'seed' | 'admin-create' | 'admin-reset-factors' | 'backup' | 'restore';

export function serverScript(name: ServerScript): string {
  return join(repositoryRoot, `apps/server/dist/${name}.js`);
}

/**
 * Builds everything through nx. If neither sources nor outputs changed since the last build, it skips nx, which alone
 * would take seconds.
 * @throws Failure after printing the build's output
 */
export async function build(signal: AbortSignal): Promise<'built' | 'up to date'> {
  const sources = stampOfSources(repositoryRoot);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(sources) && isComplete())
    return 'up to date';
  const { code, output } = await run(nx, ['run-many', '-t', 'build', '--outputStyle=stream'], { signal });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Failure('The build failed; what it said stands above.');
  }
  const missing = needed.filter((path) => !existsSync(join(repositoryRoot, path)));
  if (missing.length > 0) throw new Failure(`The build did not produce ${missing.join(', ')}.`);
  mkdirSync(cacheRoot, { recursive: true });
  writeFileSync(stampFile, stampOf(sources));
  return 'built';
}

/** Says which build this is. */
export const builtStamp = (): string => readFileSync(stampFile, 'utf8');

function stampOf(sources: string): string {
  return `${sources} ${stampOfOutputs(repositoryRoot)}`;
}

function isComplete(): boolean {
  return needed.every((path) => existsSync(join(repositoryRoot, path)));
}
