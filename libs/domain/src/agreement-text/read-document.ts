import { MOST_MARKS } from '@common-roof/contracts';

import {
  type AgreementDocument,
  type Block,
  type TableCell,
  DEEPEST,
  type Inline,
  type Mark,
  MARKS,
} from './document.ts';
import { type GridRow, rowsOf } from './table-rows.ts';

/** Gives access to a parser's nodes, so that browser and server read with the same rules. */
export interface NodeView<Node> {
  /** Returns the text of a text node; undefined for any other. */
  text(node: Node): string | undefined;
  /** Returns an element's name in lower case; empty for any other node. */
  name(node: Node): string;
  /** Returns an element's attribute as written; undefined if it is missing. */
  attribute(node: Node, name: string): string | undefined;
  children(node: Node): readonly Node[];
}

/** Elements dropped with everything in them, because they are invisible or not text. */
const DROPPED = new Set(
  'script style template noscript noembed noframes iframe frame frameset object embed applet svg math head title textarea select option button canvas video audio picture map dialog'.split(
    ' ',
  ),
);
/** Elements that start a new paragraph. */
const CONTAINERS = new Set(
  'p div section article header footer main aside nav address pre figure figcaption fieldset form details summary center dl dt dd li table caption thead tbody tfoot tr td th body html'.split(
    ' ',
  ),
);
const MARK_OF: Readonly<Record<string, Mark>> = { strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', ins: 'u' };

/** Maximum nesting of elements; no person writes deeper ones. */
const MOST_NESTED = 100;
/**
 * Control characters and characters that change the text direction: with them people would sign something other than
 * what they read.
 */
const UNSEEN =
  /[^\P{Cc}\s]|[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu;

const MARKS_IN_A_ROW = new RegExp(`(\\p{M}{${String(MOST_MARKS)}})\\p{M}+`, 'gu');

/**
 * Reads parsed HTML by an allow-list: paragraphs, two levels of headings, lists, quotations, tables, rules, line
 * breaks, bold, italic and underlined text. Everything else is dropped; its text is kept.
 */
export function readDocument<Node>(nodes: readonly Node[], view: NodeView<Node>): AgreementDocument {
  return new DocumentReader(view).blocks(nodes, 0, 0);
}

class DocumentReader<Node> {
  private readonly view: NodeView<Node>;

  constructor(view: NodeView<Node>) {
    this.view = view;
  }

  blocks(nodes: readonly Node[], level: number, nested: number): Block[] {
    const blocks: Block[] = [];
    let open: Inline[] = [];
    const close = (): void => {
      const inlines = tidied(open);
      open = [];
      if (inlines.length > 0) blocks.push({ kind: 'paragraph', inlines });
    };
    const walk = (node: Node, marks: readonly Mark[], depth: number): void => {
      const text = this.view.text(node);
      if (text !== undefined) {
        open.push({ kind: 'text', text, marks });
        return;
      }
      const name = this.view.name(node);
      if (DROPPED.has(name) || depth > MOST_NESTED) return;
      const children = this.view.children(node);
      const inside = (within: readonly Mark[]): void => {
        for (const child of children) walk(child, within, depth + 1);
      };
      const own =
        level < DEEPEST && name === 'table' ? this.table(node, depth) : this.block(name, children, level, depth);
      if (own !== undefined) {
        close();
        blocks.push(...own);
      } else if (name === 'br') open.push({ kind: 'break' });
      else if (CONTAINERS.has(name) || name === 'ul' || name === 'ol' || name === 'blockquote') {
        close();
        inside(marks);
        close();
      } else inside(with_(marks, MARK_OF[name]));
    };
    for (const node of nodes) walk(node, [], nested);
    close();
    return blocks;
  }

  /** Returns the block for an element, none if it is empty; undefined if the element isn't a block. */
  private block(
    name: string,
    children: readonly Node[],
    level: number,
    depth: number,
  ): readonly [] | readonly [Block] | undefined {
    if (name === 'hr') return [{ kind: 'rule' }];
    if (/^h[1-6]$/.test(name)) {
      const inlines = onOneLine(this.blocks(children, DEEPEST, depth + 1).map(inlinesOf));
      return inlines.length === 0 ? [] : [{ kind: 'heading', level: name <= 'h2' ? 2 : 3, inlines }];
    }
    if (level >= DEEPEST) return undefined;
    if (name === 'blockquote') {
      const blocks = this.blocks(children, level + 1, depth + 1);
      return blocks.length === 0 ? [] : [{ kind: 'quote', blocks }];
    }
    if (name !== 'ul' && name !== 'ol') return undefined;
    const items = children
      .map((child) =>
        this.blocks(this.view.name(child) === 'li' ? this.view.children(child) : [child], level + 1, depth + 1),
      )
      .filter((item) => item.length > 0);
    return items.length === 0 ? [] : [{ kind: 'list', ordered: name === 'ol', items }];
  }

  /** Returns a table after its caption; undefined if it is only layout or too wide for a page. */
  private table(node: Node, depth: number): readonly Block[] | undefined {
    const grid = rowsOf(this.view, node);
    if (grid.length === 0) return undefined;
    const rows = grid.map((row) => this.cells(row, depth));
    const captions = this.view.children(node).filter((child) => this.view.name(child) === 'caption');
    const said = this.blocks(captions, DEEPEST, depth + 1);
    return rows.flat().every(({ lines }) => lines.length === 0) ? said : [...said, { kind: 'table', rows }];
  }

  private cells(row: GridRow<Node>, depth: number): readonly TableCell[] {
    return row.map((cell) =>
      cell === null
        ? { isHeading: false, lines: [] }
        : {
            isHeading: this.view.name(cell) === 'th',
            lines: this.blocks(this.view.children(cell), DEEPEST, depth + 3)
              .map(inlinesOf)
              .filter((line) => line.length > 0),
          },
    );
  }
}

const with_ = (marks: readonly Mark[], mark: Mark | undefined): readonly Mark[] =>
  mark === undefined || marks.includes(mark) ? marks : MARKS.filter((each) => each === mark || marks.includes(each));

/** Returns a block's content as the text of a heading, whatever was put into it. */
const inlinesOf = (block: Block): readonly Inline[] =>
  block.kind === 'paragraph' || block.kind === 'heading' ? block.inlines : [];

/** Joins lines with a space. */
const onOneLine = (lines: readonly (readonly Inline[])[]): readonly Inline[] =>
  tidied(lines.flatMap((line) => [...line, { kind: 'text', text: ' ', marks: [] } as const]));

/** A run under construction. Joining its pieces one by one would copy all of it each time. */
interface OpenRun {
  readonly kind: 'text';
  readonly marks: readonly Mark[];
  readonly look: string;
  readonly pieces: string[];
  endsWithSpace: boolean;
}

const spaced = (text: string): string => text.replace(/[\s\u2028\u2029]+/gu, ' ');
/** Cuts excess accents before normalising, which takes quadratic time in their number. */
const composed = (text: string): string => text.replace(MARKS_IN_A_ROW, '$1').normalize('NFC');

/** Merges runs of equal emphasis, collapses spaces and trims lines. */
function tidied(given: readonly Inline[]): readonly Inline[] {
  const open: (OpenRun | { readonly kind: 'break' })[] = [];
  for (const inline of given) {
    const last = open.at(-1);
    if (inline.kind === 'break') {
      if (last !== undefined) open.push(inline);
      continue;
    }
    const begins = last === undefined || last.kind === 'break' || last.endsWithSpace;
    const said = spaced(composed(inline.text.replace(UNSEEN, '')));
    const text = begins ? said.replace(/^ /, '') : said;
    if (text === '') continue;
    const [look, endsWithSpace] = [inline.marks.join(), text.endsWith(' ')];
    if (last?.kind === 'text' && last.look === look) {
      last.pieces.push(text);
      last.endsWithSpace = endsWithSpace;
    } else open.push({ kind: 'text', marks: inline.marks, look, pieces: [text], endsWithSpace });
  }
  return withoutEnds(
    open.map((inline, at): Inline => {
      if (inline.kind === 'break') return inline;
      const text = composed(inline.pieces.join(''));
      return { kind: 'text', text: open[at + 1]?.kind === 'break' ? text.trimEnd() : text, marks: inline.marks };
    }),
  );
}

/** Removes invisible content from both ends of a line. */
function withoutEnds(inlines: Inline[]): readonly Inline[] {
  while (inlines.length > 0) {
    const last = inlines.at(-1);
    if (last?.kind === 'text' && last.text.trim() !== '') {
      inlines[inlines.length - 1] = { ...last, text: last.text.trimEnd() };
      break;
    }
    inlines.pop();
  }
  return inlines;
}
