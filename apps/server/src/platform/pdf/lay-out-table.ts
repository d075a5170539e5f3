import type { Box, Mark, Tag } from './box.ts';
import { COLOURS, LOOKS, PAGE, TEXT_WIDTH, type Look } from './looks.ts';
import type { Paper } from './paper.ts';
import type { Fact, PrintedPart } from './printed-document.ts';
import type { Line } from './typesetter.ts';

const GUTTER = 12;
const PADDING = 4;
const LABEL_WIDTH = 132;
/** A row up to so many lines stays on one page. */
const KEPT_LINES = 12;
const ABOVE = 10;

interface Cell {
  readonly text: string;
  readonly look: Look;
  readonly left: number;
  readonly width: number;
  readonly type: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
}

/** Labels on the left, what they name on the right; read out as a table whose rows have a head. */
export function* layOutFacts(facts: readonly Fact[], paper: Paper): Generator<Box> {
  if (facts.length === 0) return;
  const table = paper.tag('Table');
  const left = PAGE.left + LABEL_WIDTH + GUTTER;
  for (const [index, { label, value }] of facts.entries()) {
    const cells: readonly Cell[] = [
      { text: label, look: LOOKS.label, left: PAGE.left, width: LABEL_WIDTH, type: 'TH', scope: 'Row' },
      { text: value, look: LOOKS.value, left, width: PAGE.width - PAGE.right - left, type: 'TD' },
    ];
    yield* layOutRow(cells, { table, gap: index === 0 ? ABOVE : 3, ruled: false }, paper);
  }
}

/** A table whose head is shown again on each page that it goes on to. */
export function* layOutTable(
  { head, rows, shares }: Extract<PrintedPart, { kind: 'table' }>,
  paper: Paper,
): Generator<Box> {
  const table = paper.tag('Table');
  const columns = columnsOf(Math.max(1, head.length, ...rows.map((row) => row.length)), shares);
  const cells = (texts: readonly string[], more: Pick<Cell, 'look' | 'type' | 'scope'>): readonly Cell[] =>
    columns.map((column, index) => ({ ...column, ...more, text: texts[index] ?? '' }));
  const headCells = cells(head, { look: LOOKS.head, type: 'TH', scope: 'Column' });
  const heads = [...layOutRow(headCells, { table, gap: ABOVE, ruled: true }, paper)].map((box) => ({
    ...box,
    keep: true,
  }));
  yield* heads;
  for (const row of rows) {
    const boxes = layOutRow(cells(row, { look: LOOKS.cell, type: 'TD' }), { table, gap: 0, ruled: true }, paper);
    for (const box of boxes) yield { ...box, repeat: heads };
  }
}

function columnsOf(count: number, shares: readonly number[] = []): readonly { left: number; width: number }[] {
  const given = Array.from({ length: count }, (_, index) => Math.max(0.1, shares[index] ?? 1));
  const all = given.reduce((sum, share) => sum + share, 0);
  const free = TEXT_WIDTH - GUTTER * (count - 1);
  let left: number = PAGE.left;
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
}

/** Line by line across its cells, so that a row which is higher than a page goes on on the next one. */
function* layOutRow(cells: readonly Cell[], { table, gap, ruled }: Row, paper: Paper): Generator<Box> {
  const row = paper.tag('TR', table);
  const columns = cells.map((cell) => {
    const tag = paper.tag(cell.type, row, cell.scope === undefined ? {} : { scope: cell.scope });
    return { cell, tag, lines: paper.lines([{ text: cell.text, look: cell.look }], cell.width) };
  });
  const count = Math.max(1, ...columns.map(({ lines }) => lines.length));
  const leading = Math.max(...cells.map(({ look }) => look.leading));
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1;
    const above = ruled && index === 0 ? PADDING : 0;
    const below = ruled && isLast ? PADDING : 0;
    const marks = columns.flatMap(({ cell, tag, lines }) => {
      const line = lines[index];
      return line === undefined ? [] : [markOf(line, tag, cell.left, above)];
    });
    const height = above + leading + below;
    yield {
      height,
      gap: index === 0 ? gap : 0,
      keep: !isLast && count <= KEPT_LINES,
      marks: ruled && isLast ? [...marks, lineAt(height)] : marks,
    };
  }
}

function markOf(line: Line, tag: Tag, left: number, above: number): Mark {
  return { tag, draw: (to, y) => to.write(line, left, y + above) };
}

function lineAt(height: number): Mark {
  return { tag: null, draw: (to, y) => to.rule(PAGE.left, PAGE.width - PAGE.right, y + height, COLOURS.line) };
}
