import type { AgreementDocument, Block, Inline, TableCell } from '@common-roof/domain';

import type { Box, Mark, Tag } from './box.ts';
import type { Style } from './faces.ts';
import { columnsOf, layOutRows, type Cell, type Column } from './lay-out-table.ts';
import { COLOURS, LOOKS, PAGE, TEXT_WIDTH, type Look } from './looks.ts';
import type { Paper } from './paper.ts';
import { widthOf, type Line, type Run } from './typesetter.ts';

const INDENT = 22;
const BULLETS = ['•', '–'] as const;
/** Space between blocks in points; list items are closer together. */
const GAPS = { paragraph: 8, item: 4, chapter: 20, section: 14, rule: 8 } as const;

/** The position of a block. */
interface Place {
  readonly parent: Tag | undefined;
  readonly left: number;
  readonly gap: number;
  readonly depth: number;
  readonly look: Look;
  /** Numbers and bullets that wait for the first line of their item. */
  readonly markers: Mark[];
}

/** Lays out the text of an agreement. */
export function layOutText(text: AgreementDocument, paper: Paper): Iterable<Box> {
  const place = { parent: undefined, left: PAGE.left, gap: GAPS.paragraph, depth: 0, look: LOOKS.body, markers: [] };
  return layOutBlocks(text, place, paper);
}

function* layOutBlocks(blocks: readonly Block[], place: Place, paper: Paper): Generator<Box> {
  for (const block of blocks) yield* layOutBlock(block, place, paper);
}

function* layOutBlock(block: Block, place: Place, paper: Paper): Generator<Box> {
  switch (block.kind) {
    case 'paragraph':
      yield* layOutParagraph(block.inlines, place, paper);
      break;
    case 'heading':
      yield* layOutHeading(block, place, paper);
      break;
    case 'list':
      yield* layOutList(block, place, paper);
      break;
    case 'quote': {
      const parent = paper.tag('BlockQuote', place.parent);
      const look = { ...place.look, colour: COLOURS.quiet };
      yield* layOutBlocks(block.blocks, { ...place, parent, look, left: place.left + INDENT }, paper);
      break;
    }
    case 'table':
      yield* layOutTable(block.rows, place, paper);
      break;
    case 'rule': {
      const draw = (to: Paper, y: number): void => to.rule(place.left, PAGE.width - PAGE.right, y + 4, COLOURS.line);
      yield { height: 8, gap: GAPS.rule, marks: [...place.markers.splice(0), { tag: null, draw }] };
    }
  }
}

/** Keeps the first two lines together, and the last two. */
function* layOutParagraph(inlines: readonly Inline[], place: Place, paper: Paper): Generator<Box> {
  const lines = linesOf(inlines, place.look, place, paper);
  const tag = lines.some((line) => line.length > 0) ? paper.tag('P', place.parent) : null;
  for (const [index, line] of lines.entries()) {
    const keep = lines.length > 1 && (index === 0 || index === lines.length - 2);
    yield boxOf(line, tag, { height: place.look.leading, gap: index === 0 ? place.gap : 0, keep }, place);
  }
}

function* layOutHeading(
  { level, inlines }: Extract<Block, { kind: 'heading' }>,
  place: Place,
  paper: Paper,
): Generator<Box> {
  const name = level === 2 ? 'chapter' : 'section';
  const look = LOOKS[name];
  const lines = linesOf(inlines, look, place, paper);
  const tag = lines.some((line) => line.length > 0) ? paper.tag(`H${level}`, place.parent) : null;
  for (const [index, line] of lines.entries()) {
    yield boxOf(line, tag, { height: look.leading, gap: index === 0 ? GAPS[name] : 0, keep: true }, place);
  }
}

function* layOutList({ ordered, items }: Extract<Block, { kind: 'list' }>, place: Place, paper: Paper): Generator<Box> {
  const list = paper.tag('L', place.parent);
  const left = place.left + INDENT;
  for (const [index, item] of items.entries()) {
    const marker = ordered ? `${index + 1}.` : (BULLETS[place.depth % BULLETS.length] ?? BULLETS[0]);
    const entry = paper.tag('LI', list);
    const label = paper.tag('Lbl', entry);
    const [line = []] = paper.lines([{ text: marker, look: place.look }], TEXT_WIDTH);
    const x = ordered ? left - 6 - widthOf(line) : left - 13;
    place.markers.push({ tag: label, draw: (to, y) => to.write(line, x, y) });
    const inside = { ...place, parent: paper.tag('LBody', entry), left, gap: GAPS.item, depth: place.depth + 1 };
    yield* layOutBlocks(item, index === 0 ? { ...inside, gap: place.gap } : inside, paper);
    // An empty item is still counted.
    if (place.markers.length > 0)
      yield boxOf([], null, { height: place.look.leading, gap: GAPS.item, keep: false }, place);
  }
}

/** Gives columns the width that their longest cells need. A first row of headings is repeated on each page. */
function* layOutTable(rows: Extract<Block, { kind: 'table' }>['rows'], place: Place, paper: Paper): Generator<Box> {
  const [first = [], ...others] = rows;
  const shares = first.map((_, column) => Math.max(...rows.map((row) => shareOf(row[column]))));
  const columns = columnsOf(first.length, shares, place.left);
  const cells = (row: readonly TableCell[], scope: 'Row' | 'Column'): readonly Cell[] =>
    columns.map((column, index) => setCell(row[index], scope, column, paper));
  const isHead = first.every(({ isHeading }) => isHeading);
  const boxes = layOutRows(
    {
      table: paper.tag('Table', place.parent),
      head: isHead ? cells(first, 'Column') : [],
      rows: isHead ? others : rows,
      set: (row) => cells(row, 'Row'),
      gap: place.gap,
      left: place.left,
    },
    paper,
  );
  for (const box of boxes) yield { ...box, marks: [...place.markers.splice(0), ...box.marks] };
}

function setCell(cell: TableCell | undefined, scope: 'Row' | 'Column', { left, width }: Column, paper: Paper): Cell {
  const isHeading = cell?.isHeading === true;
  const look: Look = isHeading ? { ...LOOKS.value, style: 'bold' } : LOOKS.value;
  const lines = (cell?.lines ?? []).flatMap((line) => setLines(line, look, width, paper));
  return { lines, left, leading: look.leading, type: isHeading ? 'TH' : 'TD', ...(isHeading ? { scope } : {}) };
}

/** Length of the longest line in letters, limited so that a long one leaves room for short ones. */
const shareOf = (cell: TableCell | undefined): number =>
  Math.min(40, Math.max(6, ...(cell?.lines ?? []).map((line) => line.reduce((sum, inline) => sum + (inline.kind === 'text' ? inline.text.length : 1), 0)))); // prettier-ignore

function boxOf(line: Line, tag: Tag | null, size: Pick<Box, 'height' | 'gap' | 'keep'>, place: Place): Box {
  const { left } = place;
  const own: readonly Mark[] = line.length === 0 ? [] : [{ tag, draw: (to, y) => to.write(line, left, y) }];
  return { ...size, marks: [...place.markers.splice(0), ...own] };
}

function linesOf(inlines: readonly Inline[], look: Look, { left }: Place, paper: Paper): readonly Line[] {
  return setLines(inlines, look, PAGE.width - PAGE.right - left, paper);
}

/** A break ends a line, and an empty paragraph is an empty line. */
function setLines(inlines: readonly Inline[], look: Look, width: number, paper: Paper): readonly Line[] {
  const paragraphs: Run[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === 'break') paragraphs.push([]);
    else paragraphs.at(-1)?.push({ text: inline.text, look: lookOf(inline, look) });
  }
  return paragraphs.flatMap((runs) => {
    const lines = paper.lines(runs, width);
    return lines.length === 0 ? [[]] : lines;
  });
}

function lookOf({ marks }: Extract<Inline, { kind: 'text' }>, look: Look): Look {
  const isBold = look.style === 'bold' || marks.includes('strong');
  const style: Style = marks.includes('em') ? (isBold ? 'bold-italic' : 'italic') : isBold ? 'bold' : 'regular';
  return style === look.style && !marks.includes('u') ? look : { ...look, style, underlined: marks.includes('u') };
}
