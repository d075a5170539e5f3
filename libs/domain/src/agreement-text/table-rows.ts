import { MOST_COLUMNS } from './document.ts';
import type { NodeView } from './read-document.ts';

/** The cells of one row; null where a wider or higher cell reaches over. */
export type GridRow<Node> = readonly (Node | null)[];

const PARTS = new Set(['thead', 'tbody', 'tfoot']);

/**
 * The cells of a table as a grid, every row of the same length, at most {@link MOST_COLUMNS} wide. Empty for an element
 * that is no table to a reader: of one column (which mails and pages use to lay out what is in it), wider than a page,
 * or with text between its rows.
 */
export function rowsOf<Node>(view: NodeView<Node>, table: Node): readonly GridRow<Node>[] {
  const rows = rowElements(view, table);
  if (rows === undefined) return [];
  const grid: (Node | null)[][] = [];
  /** How many rows more each column is taken by a cell that began above. */
  let taken: number[] = [];
  for (const row of rows) {
    const cells: (Node | null)[] = [];
    const left = taken.map((more) => Math.max(0, more - 1));
    const skip = (): void => {
      while ((taken[cells.length] ?? 0) > 0) cells.push(null);
    };
    for (const cell of view.children(row)) {
      if (!isCell(view, cell)) continue;
      skip();
      const [wide, high] = [span(view, cell, 'colspan'), span(view, cell, 'rowspan')];
      for (let column = 0; column < wide; column += 1) {
        left[cells.length] = high - 1;
        cells.push(column === 0 ? cell : null);
      }
      if (cells.length > MOST_COLUMNS) return [];
    }
    skip();
    taken = left;
    if (cells.length > 0) grid.push(cells);
  }
  const width = Math.max(0, ...grid.map((row) => row.length));
  if (width < 2 || width > MOST_COLUMNS) return [];
  return grid.map((row) => [...row, ...Array.from({ length: width - row.length }, () => null)]);
}

/** Undefined where something else than a caption stands beside the rows, or beside the cells of one. */
function rowElements<Node>(view: NodeView<Node>, parent: Node): readonly Node[] | undefined {
  const rows: Node[] = [];
  for (const child of view.children(parent)) {
    const name = view.name(child);
    if (name === 'tr') {
      if (!view.children(child).every((cell) => isCell(view, cell) || isNothing(view, cell))) return undefined;
      rows.push(child);
    } else if (PARTS.has(name) && view.name(parent) === 'table') {
      const within = rowElements(view, child);
      if (within === undefined) return undefined;
      rows.push(...within);
    } else if (name !== 'caption' && !isNothing(view, child)) return undefined;
  }
  return rows;
}

const isCell = <Node>(view: NodeView<Node>, node: Node): boolean => /^t[dh]$/.test(view.name(node));

/** Blanks between elements, comments and what only says how wide columns are. */
const isNothing = <Node>(view: NodeView<Node>, node: Node): boolean =>
  view.text(node)?.trim() === '' || /^col(?:group)?$/.test(view.name(node)) || isComment(view, node);

const isComment = <Node>(view: NodeView<Node>, node: Node): boolean =>
  view.text(node) === undefined && view.name(node) === '';

/** Columns or rows that a cell reaches over; one more than fit is as good as any larger number. */
function span<Node>(view: NodeView<Node>, cell: Node, name: 'colspan' | 'rowspan'): number {
  const given = Number(view.attribute(cell, name) ?? 1);
  return Number.isInteger(given) && given > 1 ? Math.min(given, MOST_COLUMNS + 1) : 1;
}
