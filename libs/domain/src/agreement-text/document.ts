/** Emphasis of a run of text. */
export const MARKS = ['strong', 'em', 'u'] as const;
export type Mark = (typeof MARKS)[number];

export type Inline =
  { readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[] } | { readonly kind: 'break' };

/** A cell of a table. It holds text only: no lists, no tables. */
export interface TableCell {
  /** Whether it labels its column or row, as the cells of a header row do. */
  readonly isHeading: boolean;
  readonly lines: readonly (readonly Inline[])[];
}

/** Lists and quotations nest at most {@link DEEPEST} levels deep. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  /** All rows have equally many cells, two to {@link MOST_COLUMNS}. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly TableCell[])[] }
  | { readonly kind: 'rule' };

/** The text of an agreement. It has these parts only: no styles, links, pictures or scripts. */
export type AgreementDocument = readonly Block[];

/** Maximum nesting of lists and quotations. */
export const DEEPEST = 4;

/** Maximum columns of a table. More don't fit on the width of a page. */
export const MOST_COLUMNS = 8;

/** Returns the document with `change` applied to each run of text. */
export function mapText(document: AgreementDocument, change: (text: string) => string): AgreementDocument {
  const inlines = (given: readonly Inline[]): readonly Inline[] =>
    given.map((inline) => (inline.kind === 'text' ? { ...inline, text: change(inline.text) } : inline));
  return document.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return { ...block, inlines: inlines(block.inlines) };
      case 'list':
        return { ...block, items: block.items.map((item) => mapText(item, change)) };
      case 'quote':
        return { ...block, blocks: mapText(block.blocks, change) };
      case 'table': {
        const cell = (given: TableCell): TableCell => ({ ...given, lines: given.lines.map(inlines) });
        return { ...block, rows: block.rows.map((row) => row.map(cell)) };
      }
      case 'rule':
        return block;
    }
  });
}

/** Returns the text of every run of equal emphasis, in order. */
export function runsOf(document: AgreementDocument): readonly string[] {
  const runs: string[] = [];
  mapText(document, (text) => {
    runs.push(text);
    return text;
  });
  return runs;
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');

/** Returns one line for each paragraph, heading, item and table row, in order, for search, counting and comparison. */
export function linesOf(document: AgreementDocument): readonly string[] {
  return document.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return [textOf(block.inlines)];
      case 'list':
        return block.items.flatMap(linesOf);
      case 'quote':
        return linesOf(block.blocks);
      case 'table':
        return block.rows.map((row) => row.map(({ lines }) => lines.map(textOf).join(' ')).join(' | '));
      case 'rule':
        return [];
    }
  });
}
