import { resolve } from 'node:path';

/** The root folder of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** What is downloaded or computed once per checkout; it can be deleted at any time. */
export const cacheRoot = resolve(repositoryRoot, '.cache');

/** Runs tasks of the projects; it needs Node 24 first on PATH, which `tools/bootstrap.mjs` arranges. */
export const nx = resolve(repositoryRoot, 'node_modules/.bin/nx');

/** The linter's script, to be run with Node. */
export const oxlint = resolve(repositoryRoot, 'node_modules/oxlint/bin/oxlint');
