import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The content of a PDF as an independent reader sees it. */
export interface ReadPdf {
  /** Title, language, dates and producer. */
  readonly info: Readonly<Record<string, unknown>>;
  /** The text of each page, one line for each line on it. */
  readonly pages: readonly string[];
  /** All text except decoration such as footers; one line for each line. */
  readonly text: string;
  /** The elements of each page in reading order: `Document(H1 L(LI(Lbl LBody(P))))`. */
  readonly structure: readonly string[];
}

interface Item {
  readonly str?: string;
  readonly hasEOL?: boolean;
  readonly type?: string;
  readonly tag?: string;
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** Reads a PDF with the engine of Firefox. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  const texts: string[] = [];
  const structure: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push(linesOf(items));
    texts.push(linesOf(withoutArtifacts(items)));
    structure.push(described((await page.getStructTree()) as Node));
  }
  await task.destroy();
  return { info: { ...info }, pages, text: texts.join('\n'), structure };
}

function linesOf(items: readonly Item[]): string {
  return items.map(({ str = '', hasEOL = false }) => (hasEOL ? `${str}\n` : str)).join('');
}

function* walk(items: readonly Item[]): Generator<Item> {
  const open: boolean[] = [];
  for (const item of items) {
    if (item.type === 'beginMarkedContent' || item.type === 'beginMarkedContentProps')
      open.push(item.tag === 'Artifact');
    else if (item.type === 'endMarkedContent') open.pop();
    else if (!open.includes(true)) yield item;
  }
}

function withoutArtifacts(items: readonly Item[]): readonly Item[] {
  return [...walk(items)];
}

function described({ role, alt, children = [] }: Node): string {
  const inside = children
    .filter((child) => child.role !== undefined)
    .map(described)
    .join(' ');
  return `${role ?? ''}${alt === undefined ? '' : `[${alt}]`}${inside === '' ? '' : `(${inside})`}`;
}
