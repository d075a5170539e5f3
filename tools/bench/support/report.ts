import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

import { run } from '../../lib/child.ts';
import { repositoryRoot } from '../../lib/repository.ts';
import { SETTINGS, type Stage } from './stage.ts';

export type Row = Readonly<Record<string, string | number>>;

/** Formats rows as aligned lines, with the keys of the first row as the header. */
export function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Prints the table and stores everything needed to read or repeat it. */
export async function report(stage: Stage, name: string, rows: readonly Row[], details: object): Promise<void> {
  const circumstances = {
    commit: (await run('git', ['describe', '--always', '--dirty', '--abbrev=12'])).output.trim(),
    at: new Date().toISOString(),
    node: process.version,
    postgres: (await stage.pool.query<{ v: string }>("SELECT current_setting('server_version') AS v")).rows[0]?.v,
    redis: stage.services.redis.kind,
    cores: cpus().length,
    loadBefore: LOAD_AT_START.map((load) => Number(load.toFixed(2))),
    settings: SETTINGS,
  };
  const folder = join(repositoryRoot, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}-${circumstances.at.replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ name, circumstances, rows, ...details }, null, 2)}\n`);
  process.stdout.write(`\n${table(rows)}\n\n${JSON.stringify(circumstances)}\nWritten to ${file}\n`);
}

/** The load of the machine before this benchmark started. */
const LOAD_AT_START = loadavg();
