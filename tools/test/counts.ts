import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Details of failures; never more than `failed`. */
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** The file and the name of the test. */
  readonly name: string;
  /** The runner's message, without colours. */
  readonly message: string;
}

export const nothing: Counts = { passed: 0, failed: 0, failures: [] };

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/**
 * Adds up the results that `count-reporter.mjs` wrote for each jest run of a stage.
 * @param runs expected number of runs: one without results has failed, because nobody knows what it tested
 */
export function jestCounts(folder: string, runs = 0): Counts {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const silent = Math.max(0, runs - files.length);
  const message = 'Is count-reporter.mjs among the reporters of every jest.config.mjs?';
  const failures = silent > 0 ? [failure(`${String(silent)} of ${String(runs)} projects left no counts`, message)] : [];
  return sum([...files.map((name) => countsOf(readJson(join(folder, name)))), { passed: 0, failed: silent, failures }]);
}

/** Reads the results of playwright's JSON reporter. A test that passed only on a retry has failed. */
export function playwrightCounts(file: string): Counts {
  const report = fields(readJson(file));
  const { expected, unexpected, flaky } = fields(report['stats']);
  const failures = list(report['suites']).flatMap(failedSpecs);
  return { passed: toNumber(expected), failed: toNumber(unexpected) + toNumber(flaky), failures };
}

function failedSpecs(suite: unknown): readonly Failure[] {
  const { specs, suites } = fields(suite);
  const failed = list(specs).flatMap((spec) => {
    const { file, title, tests } = fields(spec);
    const results = list(tests).flatMap((test) => list(fields(test)['results']));
    const messages = results.flatMap((result) =>
      list(fields(result)['errors']).map((error) => fields(error)['message']),
    );
    return messages.length > 0 ? [failure(`${toText(file)}: ${toText(title)}`, messages.map(toText).join('\n'))] : [];
  });
  return [...failed, ...list(suites).flatMap(failedSpecs)];
}

/** Counts one check per project, from the profile that nx writes. */
export function nxTaskCounts(file: string, targets: readonly string[]): Counts {
  const checks = list(readJson(file)).flatMap((entry) => {
    const { target, status } = fields(fields(entry)['args']);
    const { project, target: name } = fields(target);
    return typeof name === 'string' && targets.includes(name)
      ? [{ name: `${name} of ${toText(project)}`, status }]
      : [];
  });
  const failed = checks.filter(({ status }) => status === 'failure' || status === 'skipped');
  const failures = failed.map(({ name, status }) => failure(name, status === 'skipped' ? 'was skipped' : ''));
  return { passed: checks.length - failed.length, failed: failed.length, failures };
}

function countsOf(value: unknown): Counts {
  const { passed, failed, failures } = fields(value);
  const told = list(failures).map((entry) => fields(entry));
  return {
    passed: toNumber(passed),
    failed: toNumber(failed),
    failures: told.map(({ name, message }) => failure(toText(name), toText(message))),
  };
}

function failure(name: string, message: string): Failure {
  return { name, message: stripVTControlCharacters(message) };
}

function fields(value: unknown): Record<string, unknown> {
  return Object(value) as Record<string, unknown>;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
