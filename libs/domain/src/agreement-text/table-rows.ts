import { MOST_COLUMNS } from './document.ts';
import type { NodeView } from './read-document.ts';

/** The cells of one row; null where a cell from the left or above spans. */
export type GridRow<Node> = readonly (Node | null)[];

const PARTS = new Set(['thead', 'tbody', 'tfoot']);

/**
 * Returns the cells of a table as a grid with rows of equal length, at most {@link MOST_COLUMNS} wide. Empty for a
 * table that readers wouldn't recognise as one: a single column (used by mails and pages for layout), wider than a
 * page, or with text between its rows.
 */
export function rowsOf<Node>(view: NodeView<Node>, table: Node): readonly GridRow<Node>[] {
  const rows = rowElements(view, table);
  if (rows === undefined) return [];
  const grid: (Node | null)[][] = [];
  /** For each column, the number of further rows taken by a cell above. */
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

/** Returns undefined if there is anything but a caption beside the rows, or beside the cells of a row. */
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

/** Whether a node is blank, a comment or only sets column widths. */
const isNothing = <Node>(view: NodeView<Node>, node: Node): boolean =>
  view.text(node)?.trim() === '' || /^col(?:group)?$/.test(view.name(node)) || isComment(view, node);

const isComment = <Node>(view: NodeView<Node>, node: Node): boolean =>
  view.text(node) === undefined && view.name(node) === '';

/** Returns how many columns or rows a cell spans, capped at one more than fits. */
function span<Node>(view: NodeView<Node>, cell: Node, name: 'colspan' | 'rowspan'): number {
  const given = Number(view.attribute(cell, name) ?? 1);
  return Number.isInteger(given) && given > 1 ? Math.min(given, MOST_COLUMNS + 1) : 1;
}
