/** How a run of text stands out. */
export const MARKS = ['strong', 'em', 'u'] as const;
export type Mark = (typeof MARKS)[number];

export type Inline =
  { readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[] } | { readonly kind: 'break' };

/** A list or quotation holds blocks again, at most {@link DEEPEST} levels of them. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' };

/** The text of an agreement. It is made of these parts and of nothing else: no styles, links, pictures or scripts. */
export type AgreementDocument = readonly Block[];

/** Lists and quotations inside each other. */
export const DEEPEST = 4;

/** The document with each run of text changed; what stands around it stays. */
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
      case 'rule':
        return block;
    }
  });
}

/** Every run of text of one look, in order. */
export function runsOf(document: AgreementDocument): readonly string[] {
  const runs: string[] = [];
  mapText(document, (text) => {
    runs.push(text);
    return text;
  });
  return runs;
}

/** One line for each paragraph, heading and item, in order: to search, count and compare. */
export function linesOf(document: AgreementDocument): readonly string[] {
  return document.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return [block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')];
      case 'list':
        return block.items.flatMap(linesOf);
      case 'quote':
        return linesOf(block.blocks);
      case 'rule':
        return [];
    }
  });
}
