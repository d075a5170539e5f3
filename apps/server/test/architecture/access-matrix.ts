import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Role } from '@common-roof/contracts';

/** Fixture accounts of the matrix; `rPre` holds a lease link and no account. */
export const COLUMNS = ['anon', 'rPre', 'r1', 'r1m', 'rB', 'rEx', 'h1', 'h2', 'k1', 'k2', 'adm'] as const;
export type Column = (typeof COLUMNS)[number];

/** Actors who repeat each call on their own things; r1, h1 and k1 do so in the matrix itself. */
export const OWN_ACTORS = ['rB', 'rEx', 'h2', 'k2', 'adm'] as const satisfies readonly Column[];
export type OwnActor = (typeof OWN_ACTORS)[number];

const ROLE_OF: Readonly<Record<OwnActor, Role>> = {
  rB: 'roomie',
  rEx: 'roomie',
  h2: 'homeowner',
  k2: 'neatkeeper',
  adm: 'admin',
};

export interface MatrixRow {
  readonly method: string;
  readonly path: string;
  /**
   * The permission of each role, in the terms of the matrix: SELF, HOUSE, OWN, ASGN, ANY, CUR, Y, `-` and their
   * variants. RIGHT: where the homeowner lets roomies, which none does until they choose.
   */
  readonly may: Readonly<Record<Role | 'public', string>>;
  /** `2xx`, `2xx*` (filtered to the caller's own) or a status. */
  readonly expected: Readonly<Record<Column, string>>;
}

function fields(line: string): string[] {
  return [...line.matchAll(/("((?:[^"]|"")*)"|[^,]*)(?:,|$)/g)].map((match) => match[2] ?? match[1] ?? '');
}

/** Reads the access contract: every call of the specification, then our own. */
export function readMatrix(): MatrixRow[] {
  const [header = '', ...lines] = readFileSync(join(import.meta.dirname, 'access-matrix.csv'), 'utf8')
    .trim()
    .split('\n');
  const names = fields(header);
  return lines.map((line) => {
    const values = fields(line);
    const value = (name: string): string => values[names.indexOf(name)] ?? '';
    return {
      method: value('method'),
      path: value('path').replace(/\/$/, ''),
      may: {
        roomie: value('roomie'),
        homeowner: value('homeowner'),
        neatkeeper: value('neatkeeper'),
        admin: value('admin'),
        public: value('public'),
      },
      expected: Object.fromEntries(COLUMNS.map((column) => [column, value(column)])) as Record<Column, string>,
    };
  });
}

/**
 * The expected status of a call on the caller's own things. A role that is never permitted gets 403; a roomie without a
 * tenancy asks for the house they left.
 */
export function expectedOfOwn({ may, expected, ...row }: MatrixRow, actor: OwnActor): string {
  if (may.public === 'Y') return expected[actor];
  const word = may[ROLE_OF[actor]];
  if (!word) throw new Error(`${keyOf(row)} does not say what a ${ROLE_OF[actor]} may.`);
  if (word === '-') return '403';
  if (actor === 'rEx' && word.startsWith('CUR')) return '403';
  if (actor === 'rEx' && (word === 'HOUSE' || word === 'RIGHT')) return '404';
  if (word === 'RIGHT') return '403';
  return '2xx';
}

export const keyOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
