import { writeFile } from 'node:fs/promises';

import { ROLES } from '@common-roof/contracts';

import { COLUMNS, type Column, keyOf, type MatrixRow } from '#test/architecture/access-matrix.ts';
import { sceneOfHouseA } from '#test/architecture/scenes.ts';
import { type Asked, nameOf, Stage } from '#test/architecture/stage.ts';
import type { Scene } from '#test/architecture/targets/target.ts';
import { call } from '#test/support/http.ts';
import { type Guard, Handlers } from './handlers.ts';
import { OwnershipLines } from './ownership-lines.ts';
import { Undone } from './undone.ts';

/**
 * Removes each guard, ownership line and validator by itself, then runs the access matrix and the questions beyond it:
 * one of them has to get an unexpected answer, or nobody would notice that the line is gone.
 */

let stage: Stage;
let scene: Scene;
let handlers: Handlers;
let lines: OwnershipLines;
let undone: Undone;

/** By kind: what was removed, and the cell that detected it; null: none did. */
const report: Record<string, Record<string, string | null>> = {};

beforeAll(async () => {
  stage = await Stage.open();
  scene = sceneOfHouseA(stage.world);
  handlers = new Handlers(stage.app);
  lines = new OwnershipLines(stage.app);
  undone = new Undone();
});

afterAll(async () => {
  await stage.app.close();
  const path = process.env['MUTATION_REPORT'];
  if (path !== undefined) await writeFile(path, asDocument());
});

type Cell = readonly [Asked, Column];
type Without = <Result>(ask: () => Promise<Result>) => Promise<Result>;

/**
 * Returns whether a cell detects the removal: another answer than in the matrix, or none. The call's writes are undone.
 */
async function tells(row: Asked, column: Column, meanwhile = undone.run.bind(undone)): Promise<boolean> {
  const prepared = await stage.prepare(row, column, scene);
  return meanwhile(async () => {
    try {
      const fault = await stage.faultOf(row, prepared, row.expected[column]);
      // A rejection after the write is no rejection.
      return fault !== undefined || (!row.expected[column].startsWith('2') && undone.hasChanged);
    } catch {
      return true;
    }
  });
}

/** The first cell that detects the removal. */
async function verifier(cells: readonly Cell[], without: Without): Promise<string | null> {
  for (const [row, column] of cells)
    if (await tells(row, column, (ask) => undone.run(() => without(ask)))) return `${nameOf(row)} as ${column}`;
  return null;
}

const cellsOf = (row: Asked, ...statuses: string[]): Cell[] =>
  COLUMNS.filter((column) => statuses.includes(row.expected[column])).map((column) => [row, column]);

async function takeOut(guard: Guard, key: string, cells: readonly Cell[]): Promise<void> {
  (report[guard] ??= {})[key] = await verifier(cells, (ask) => handlers.without(guard, key, ask));
}

const survivors = (kind: string): string[] =>
  Object.entries(report[kind] ?? {})
    .filter(([, by]) => by === null)
    .map(([what]) => what)
    .sort();

/** Rejected in a second place too: uploads before any of them is read, and services that check the role again. */
const REFUSED_TWICE: Readonly<Record<'sign-in' | 'role', readonly string[]>> = {
  'sign-in': [
    'GET /api/images/{id}/{size}',
    'POST /api/files',
    'POST /api/move-in-submissions',
    'POST /api/uploadimages',
    'POST /api/uploadimages/rooms/{id}',
  ],
  role: [
    'DELETE /api/admins/{id}',
    'GET /api/messages',
    'GET /api/messages/search',
    'GET /api/roomies/emptyrooms',
    'POST /api/move-in-submissions/drafts',
    'POST /api/uploadimages/rooms/{id}',
    'PUT /api/roomies/leasetemplate/{id}',
  ],
};

describe('a removed guard', () => {
  it('is detected when it required signing in', async () => {
    for (const row of stage.rows.filter(({ expected }) => expected.anon === '401'))
      await takeOut('sign-in', keyOf(row), [[row, 'anon']]);
    expect(survivors('sign-in')).toEqual(REFUSED_TWICE['sign-in']);
  });

  it('is detected when it limited roles', async () => {
    for (const row of stage.rows) {
      const cells = cellsOf(row, '403');
      // When every role may make the call, the 403 comes from the service.
      if (cells.length > 0 && handlers.rolesOf(keyOf(row)).length < ROLES.length)
        await takeOut('role', keyOf(row), cells);
    }
    expect(survivors('role')).toEqual(REFUSED_TWICE.role);
  });
});

describe('a removed validator', () => {
  const allowed = (row: MatrixRow): Column | undefined =>
    COLUMNS.find((column) => row.expected[column].startsWith('2xx') && column !== 'anon' && column !== 'rPre');

  /** Returns the status of a valid call with one unknown key. */
  async function withAKeyTooMany(part: 'body' | 'query', row: MatrixRow, column: Column, without: Without) {
    const target = await stage.prepare(row, column, scene);
    const path =
      part === 'body' ? target.path : `${target.path}${target.path.includes('?') ? '&' : '?'}nobody_knows_this=1`;
    const body = part === 'body' ? { ...(target.body as object), nobody_knows_this: 1 } : target.body;
    const ask = () => call(stage.app, row.method, path, { token: target.token, body });
    return undone.run(() => without(async () => (await ask().catch(() => ({ status: 500 }))).status));
  }

  it.each(['body', 'query'] as const)('is detected by an unknown key in the %s', async (part) => {
    const accepted: string[] = [];
    for (const row of stage.rows) {
      const column = allowed(row);
      const key = keyOf(row);
      if (column === undefined || handlers.call(key)[part] === undefined || handlers.call(key).upload) continue;
      const before = await withAKeyTooMany(part, row, column, (ask) => ask());
      if (before !== 400) accepted.push(`${key}: ${String(before)}`);
      const after = await withAKeyTooMany(part, row, column, (ask) => handlers.without(part, key, ask));
      (report[part] ??= {})[key] = after === 400 ? null : `${key} with a key too many`;
    }
    expect(accepted).toEqual([]);
    expect(survivors(part)).toEqual([]);
  });
});

describe('a removed ownership check', () => {
  // An archived house is read-only: 409. A link of a person who has left is gone: 410.
  const REFUSALS = ['403', '404', '409', '410'] as const;

  /**
   * A check that is made twice gives the same answer without one of the lines; the removal is detected when both are
   * gone.
   */
  async function takeOutTwo(noticed: Record<string, string | null>, line: string, cells: readonly Cell[]) {
    for (const cell of cells) {
      const met: string[] = [];
      await tells(...cell, (ask) => undone.run(() => lines.without([line], () => lines.metBy(met, ask))));
      for (const second of met.filter((other) => other !== line)) {
        const by = await verifier([cell], (ask) => lines.without([line, second], ask));
        if (by === null) continue;
        noticed[line] = `${by}, when ${second} is gone, too`;
        noticed[second] ??= `${by}, when ${line} is gone, too`;
        return;
      }
    }
  }

  it('is detected', async () => {
    const cellsByLine = new Map<string, Cell[]>();
    for (const row of [...stage.rows, ...stage.further]) {
      for (const cell of cellsOf(row, ...REFUSALS)) {
        const met: string[] = [];
        await tells(...cell, (ask) => lines.metBy(met, ask));
        for (const line of met) cellsByLine.set(line, [...(cellsByLine.get(line) ?? []), cell]);
      }
    }
    const noticed = (report['ownership'] ??= {});
    for (const line of OwnershipLines.all()) noticed[line] = null;
    for (const [line, cells] of cellsByLine) {
      noticed[line] = await verifier(cells, (ask) => lines.without([line], ask));
      if (noticed[line] === null) await takeOutTwo(noticed, line, cells);
    }
    expect(survivors('ownership')).toEqual([]);
  });
});

const NAMES: Readonly<Record<string, string>> = {
  'sign-in': 'Signing in (`AccessGuard`)',
  role: 'Roles (`@Roles`)',
  body: 'Schemas of bodies',
  query: 'Schemas of queries',
  ownership: 'Lines that ask whose something is (`Access`)',
};

function asDocument(): string {
  const parts = Object.entries(report).map(([kind, all]) => {
    const entries = Object.entries(all).sort(([one], [other]) => one.localeCompare(other));
    const killed = entries.filter(([, by]) => by !== null).length;
    const rows = entries.map(([what, by]) => `| ${what} | ${by?.replace(`${what} `, '') ?? 'refused a second time'} |`);
    return [
      `## ${NAMES[kind] ?? kind}: ${String(killed)} of ${String(entries.length)} noticed`,
      '',
      '| taken out | noticed by |',
      '| --- | --- |',
      ...rows,
      '',
    ].join('\n');
  });
  return `# Guards that are taken out\n\nMade by \`npm run mutations -w apps/server\`: each guard, ownership line and validator is taken out by itself, and the cells of the access matrix and the questions beside it are asked.\n\n${parts.join('\n')}`;
}
