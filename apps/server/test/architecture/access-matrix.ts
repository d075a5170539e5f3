import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fixture accounts of the matrix; `rPre` holds a lease link and no account. */
export const COLUMNS = ['anon', 'rPre', 'r1', 'r1m', 'rB', 'rEx', 'h1', 'h2', 'k1', 'k2', 'adm'] as const;
export type Column = (typeof COLUMNS)[number];

export interface MatrixRow {
  readonly method: string;
  readonly path: string;
  /** `2xx`, `2xx*` (filtered to the caller's own) or a status. */
  readonly expected: Readonly<Record<Column, string>>;
}

function fields(line: string): string[] {
  return [...line.matchAll(/("((?:[^"]|"")*)"|[^,]*)(?:,|$)/g)].map((match) => match[2] ?? match[1] ?? '');
}

/** The access contract: every call of the specification, and after them our own. */
export function readMatrix(): MatrixRow[] {
  const [header = '', ...lines] = readFileSync(join(import.meta.dirname, 'access-matrix.csv'), 'utf8').trim().split('\n');
  const names = fields(header);
  return lines.map((line) => {
    const values = fields(line);
    const value = (name: string): string => values[names.indexOf(name)] ?? '';
    return {
      method: value('method'),
      path: value('path').replace(/\/$/, ''),
      expected: Object.fromEntries(COLUMNS.map((column) => [column, value(column)])) as Record<Column, string>,
    };
  });
}

export const keyOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
