import type { Box, Mark, Tag } from './box.ts';
import { COLOURS, LOOKS, PAGE, type Look } from './looks.ts';
import type { Paper } from './paper.ts';
import type { Fact, PrintedPart } from './printed-document.ts';
import type { Line } from './typesetter.ts';

const GUTTER = 12;
const PADDING = 4;
const LABEL_WIDTH = 132;
/** A row of at most this many lines isn't split between pages. */
const KEPT_LINES = 12;
const ABOVE = 10;

export interface Column {
  readonly left: number;
  readonly width: number;
}

export interface Cell {
  readonly lines: readonly Line[];
  readonly left: number;
  readonly leading: number;
  readonly type: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
}

interface WrittenCell extends Column, Pick<Cell, 'type' | 'scope'> {
  readonly text: string;
  readonly look: Look;
}

const cellOf = ({ text, look, left, width, type, scope }: WrittenCell, paper: Paper): Cell => ({
  lines: paper.lines([{ text, look }], width),
  left,
  leading: look.leading,
  type,
  ...(scope === undefined ? {} : { scope }),
});

/** Lays out labels on the left with their values on the right, which are read out as a table with row headers. */
export function* layOutFacts(facts: readonly Fact[], paper: Paper): Generator<Box> {
  if (facts.length === 0) return;
  const table = paper.tag('Table');
  const left = PAGE.left + LABEL_WIDTH + GUTTER;
  for (const [index, { label, value }] of facts.entries()) {
    const cells: readonly WrittenCell[] = [
      { text: label, look: LOOKS.label, left: PAGE.left, width: LABEL_WIDTH, type: 'TH', scope: 'Row' },
      { text: value, look: LOOKS.value, left, width: PAGE.width - PAGE.right - left, type: 'TD' },
    ];
    const row = { table, gap: index === 0 ? ABOVE : 3, ruled: false, left: PAGE.left };
    yield* layOutRow(cells.map((cell) => cellOf(cell, paper)), row, paper); // prettier-ignore
  }
}

/** Lays out a table whose head is repeated on each page on which it continues. */
export function* layOutTable(
  { head, rows, shares }: Extract<PrintedPart, { kind: 'table' }>,
  paper: Paper,
): Generator<Box> {
  const table = paper.tag('Table');
  const columns = columnsOf(Math.max(1, head.length, ...rows.map((row) => row.length)), shares);
  const cells = (texts: readonly string[], more: Pick<WrittenCell, 'look' | 'type' | 'scope'>): readonly Cell[] =>
    columns.map((column, index) => cellOf({ ...column, ...more, text: texts[index] ?? '' }, paper));
  const headCells = cells(head, { look: LOOKS.head, type: 'TH', scope: 'Column' });
  const set = (row: readonly string[]): readonly Cell[] => cells(row, { look: LOOKS.cell, type: 'TD' });
  yield* layOutRows({ head: headCells, rows, set, gap: ABOVE, left: PAGE.left, table }, paper);
}

interface Rows<Row> {
  readonly table: Tag;
  /** Repeated on each page on which the table continues. */
  readonly head: readonly Cell[];
  readonly rows: readonly Row[];
  /** Called row by row, because setting all lines of a long table at once would block everyone else. */
  readonly set: (row: Row) => readonly Cell[];
  readonly gap: number;
  readonly left: number;
}

export function* layOutRows<Row>({ table, head, rows, set, gap, left }: Rows<Row>, paper: Paper): Generator<Box> {
  const laid = head.length === 0 ? [] : [...layOutRow(head, { table, gap, left, ruled: true }, paper)];
  const heads = laid.map((box) => ({ ...box, keep: true }));
  yield* heads;
  let above = head.length === 0 ? gap : 0;
  for (const row of rows) {
    const boxes = layOutRow(set(row), { table, gap: above, left, ruled: true }, paper);
    for (const box of boxes) yield { ...box, repeat: heads };
    above = 0;
  }
}

/** Returns how `count` columns share the width that begins at `from`; equally if no shares are given. */
export function columnsOf(count: number, shares: readonly number[] = [], from: number = PAGE.left): readonly Column[] {
  const given = Array.from({ length: count }, (_, index) => Math.max(0.1, shares[index] ?? 1));
  const all = given.reduce((sum, share) => sum + share, 0);
  const free = PAGE.width - PAGE.right - from - GUTTER * (count - 1);
  let left = from;
  return given.map((share) => {
    const column = { left, width: (free * share) / all };
    left += column.width + GUTTER;
    return column;
  });
}

interface Row {
  readonly table: Tag;
  readonly gap: number;
  readonly ruled: boolean;
  /** Where the line beneath it begins. */
  readonly left: number;
}

/** Lays out a row line by line across its cells, so that a row taller than a page continues on the next one. */
function* layOutRow(cells: readonly Cell[], { table, gap, ruled, left }: Row, paper: Paper): Generator<Box> {
  const row = paper.tag('TR', table);
  const columns = cells.map((cell) => {
    const tag = paper.tag(cell.type, row, cell.scope === undefined ? {} : { scope: cell.scope });
    return { cell, tag };
  });
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const leading = Math.max(...cells.map((cell) => cell.leading));
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1;
    const above = ruled && index === 0 ? PADDING : 0;
    const below = ruled && isLast ? PADDING : 0;
    const marks = columns.flatMap(({ cell, tag }) => {
      const line = cell.lines[index];
      return line === undefined ? [] : [markOf(line, tag, cell.left, above)];
    });
    const height = above + leading + below;
    yield {
      height,
      gap: index === 0 ? gap : 0,
      keep: !isLast && count <= KEPT_LINES,
      marks: ruled && isLast ? [...marks, lineAt(height, left)] : marks,
    };
  }
}

function markOf(line: Line, tag: Tag, left: number, above: number): Mark {
  return { tag, draw: (to, y) => to.write(line, left, y + above) };
}

function lineAt(height: number, left: number): Mark {
  return { tag: null, draw: (to, y) => to.rule(left, PAGE.width - PAGE.right, y + height, COLOURS.line) };
}
