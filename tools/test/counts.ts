import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const nothing: Counts = { passed: 0, failed: 0 };

export function sum(all: readonly Counts[]): Counts {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), nothing);
}

/** What every jest of a stage left by `count-reporter.mjs`. */
export function jestCounts(folder: string): Counts {
  if (!existsSync(folder)) return nothing;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return sum(files.map((name) => countsOf(readJson(join(folder, name)))));
}

/** What playwright's JSON reporter left. A test that only passed when it was repeated has failed. */
export function playwrightCounts(file: string): Counts {
  const { stats } = Object(readJson(file)) as { stats?: unknown };
  const { expected, unexpected, flaky } = Object(stats) as Record<string, unknown>;
  return { passed: toNumber(expected), failed: toNumber(unexpected) + toNumber(flaky) };
}

/** One check for each project, from the profile that nx writes. */
export function nxTaskCounts(file: string, targets: readonly string[]): Counts {
  const entries = readJson(file);
  if (!Array.isArray(entries)) return nothing;
  const statuses = entries.flatMap((entry: unknown) => {
    const { args } = Object(entry) as { args?: unknown };
    const { target, status } = Object(args) as { target?: unknown; status?: unknown };
    const name = (Object(target) as { target?: unknown }).target;
    return typeof name === 'string' && targets.includes(name) ? [status] : [];
  });
  const failed = statuses.filter((status) => status === 'failure' || status === 'skipped').length;
  return { passed: statuses.length - failed, failed };
}

function countsOf(value: unknown): Counts {
  const { passed, failed } = Object(value) as Record<string, unknown>;
  return { passed: toNumber(passed), failed: toNumber(failed) };
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
