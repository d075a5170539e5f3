import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';

const KINDS = ['pass', 'deviation', 'open', 'n.a.'] as const;
type Kind = (typeof KINDS)[number];

interface Line {
  readonly id: string;
  readonly level: string;
  readonly kind: Kind;
  readonly shownBy: string;
}

const sheet = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8');
/** The part above the first chapter: the promise, the totals and the open points. */
const [top = '', chapters = ''] = sheet.split(/^## Chapters$/m);

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const kindOf = (how: string): Kind => {
  const kind = KINDS.find((one) => how === one || how.startsWith(`${one}:`));
  if (!kind) throw new Error(`“${how}” begins with none of ${KINDS.join(', ')}.`);
  return kind;
};
const lines: readonly Line[] = (chapters.match(/^\| V\d+\.\d+\.\d+ .*$/gm) ?? []).map((row) => {
  const [id = '', level = '', , how = '', shownBy = ''] = cellsOf(row);
  return { id, level, kind: kindOf(how), shownBy };
});

const numbersOf = (id: string): number[] => id.slice(1).split('.').map(Number);
const inOrder = (one: string, other: string): number => {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return (left[at] ?? 0) - (right[at] ?? 0);
};

/** Returns the ids at the start of each list item below a heading of the top part. */
const listedUnder = (heading: string): string[] => {
  const part = top.split(/^#+ /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  return [...part.matchAll(/^- (V\d+\.\d+\.\d+(?:, V\d+\.\d+\.\d+)*):/gm)].flatMap(([, ids = '']) => ids.split(', '));
};

describe('docs/security.md', () => {
  it('names only existing files', () => {
    const named = [
      ...sheet.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+|[\w-]+\.(?:md|yml|json|mjs|ts)|Dockerfile|\.\w+ignore|\.npmrc)`/g),
    ].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
  });

  it('names a test with its number for each abuse case', () => {
    const rows = (sheet.split(/^## Abuse cases$/m)[1] ?? '').match(/^\| \d+ .*$/gm) ?? [];
    const untold = rows.filter((row) => {
      const [number = '', , , , shownBy = ''] = cellsOf(row);
      const title = new RegExp(`^\\s*(?:it|describe)(?:\\.each.*)?\\(.*\\bAB-${number.padStart(2, '0')}['"]`, 'm');
      const files = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => join(repositoryRoot, path));
      return !files.some((path) => title.test(readFileSync(path, 'utf8')));
    });
    expect(untold).toEqual([]);
    expect(rows).toHaveLength(26);
  });

  it('lists each requirement once, in order', () => {
    const ids = lines.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted(inOrder));
    expect(new Set(lines.map(({ level }) => level))).toEqual(new Set(['1', '2']));
  });

  it('states the evidence for everything that passes or deviates', () => {
    const silent = lines.filter(({ kind, shownBy }) => ['pass', 'deviation'].includes(kind) && !shownBy.includes('`'));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('states the totals of its tables at the top', () => {
    for (const level of ['1', '2']) {
      const ofLevel = lines.filter((line) => line.level === level);
      const counts = KINDS.map((kind) => ofLevel.filter((line) => line.kind === kind).length);
      const row = new RegExp(`^\\| L${level} .*$`, 'm').exec(top)?.[0] ?? '';
      expect([level, ...cellsOf(row).slice(1).map(Number)]).toEqual([level, ...counts, ofLevel.length]);
    }
  });

  it.each([
    ['Open', 'open'],
    ['Deviations', 'deviation'],
  ] as const)('explains each line at the top: %s', (heading, kind) => {
    const ids = lines.filter((line) => line.kind === kind).map(({ id }) => id);
    expect(listedUnder(heading).toSorted(inOrder)).toEqual(ids);
  });

  it('states which open lines are of level 1', () => {
    const ids = lines.filter(({ level, kind }) => level === '1' && kind === 'open').map(({ id }) => id);
    expect(top).toContain(ids.length === 0 ? 'None is of level 1.' : `Of level 1: ${ids.join(', ')}.`);
  });
});
