import { resolve } from 'node:path';

/** The folder of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** What is fetched or computed once per checkout; it may be deleted at any time. */
export const cacheRoot = resolve(repositoryRoot, '.cache');

/** Runs tasks of the projects; it needs Node 24 first on PATH, as `tools/bootstrap.mjs` puts it. */
export const nx = resolve(repositoryRoot, 'node_modules/.bin/nx');

/** The linter, for Node to run. */
export const oxlint = resolve(repositoryRoot, 'node_modules/oxlint/bin/oxlint');
