import type { AgreementDocument, Block, TableCell, Inline } from './document.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** Writes a document in canonical form: equal documents give the same text, which is hashed and signed. */
export function toHtml(document: AgreementDocument): string {
  return document.map(htmlOf).join('');
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlineHtml(block.inlines)}</p>`;
    case 'heading':
      return `<h${String(block.level)}>${inlineHtml(block.inlines)}</h${String(block.level)}>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${toHtml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${toHtml(block.blocks)}</blockquote>`;
    case 'table':
      return `<table><tbody>${block.rows.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('')}</tbody></table>`;
    case 'rule':
      return '<hr>';
  }
}

function cellHtml({ isHeading, lines }: TableCell): string {
  const tag = isHeading ? 'th' : 'td';
  return `<${tag}>${lines.map((line) => `<p>${inlineHtml(line)}</p>`).join('')}</${tag}>`;
}

function inlineHtml(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) =>
      inline.kind === 'break'
        ? '<br>'
        : inline.marks.reduceRight((inner, mark) => `<${mark}>${inner}</${mark}>`, escaped(inline.text)),
    )
    .join('');
}
