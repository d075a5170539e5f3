import type { AgreementDocument, Block, Inline, Mark } from '@common-roof/domain';

import type { PrintedDocument } from '#kernel/documents/printed-document.ts';

const CLAUSE =
  'The tenant pays the rent in advance, at the latest on the third working day of each month, to the account that the ' +
  'landlord has named. What is paid late bears interest as the law provides; a reminder is free of charge. ';

export const run = (text: string, ...marks: readonly Mark[]): Inline => ({ kind: 'text', text, marks });
export const paragraph = (...inlines: readonly (Inline | string)[]): Block => ({
  kind: 'paragraph',
  inlines: inlines.map((inline) => (typeof inline === 'string' ? run(inline) : inline)),
});
export const chapter = (text: string): Block => ({ kind: 'heading', level: 2, inlines: [run(text)] });
export const list = (ordered: boolean, ...items: readonly (readonly Block[])[]): Block => ({
  kind: 'list',
  ordered,
  items,
});

export const printed = (more: Partial<PrintedDocument> = {}): PrintedDocument => ({
  title: 'Lease of the sunny room',
  language: 'en',
  date: new Date('2026-11-22T10:00:00Z'),
  footer: 'Lease of the sunny room · version 3',
  parts: [],
  ...more,
});

/** A lease as it is signed; each clause is about half a page, with its number in its heading and in its text. */
export function aLease(clauses: number): PrintedDocument {
  const text: AgreementDocument = Array.from({ length: clauses }, (_, index) => index + 1).flatMap((number) => [
    chapter(`§ ${number} Rent and costs`),
    paragraph(`Clause ${number}. `, CLAUSE, run('This matters. ', 'strong'), run('So does this. ', 'em', 'u'), CLAUSE),
    list(true, [paragraph(CLAUSE)], [paragraph('Heating'), list(false, [paragraph('Gas')], [paragraph('Wood')])]),
  ]);
  return printed({
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'Landlord', value: 'Helen Homeowner' },
          { label: 'Tenant', value: 'Ravi Roomie' },
        ],
      },
      { kind: 'text', text },
      { kind: 'signature', mark: { kind: 'typed', name: 'Ravi Roomie' }, lines: ['Ravi Roomie', '22 November 2026'] },
      {
        kind: 'signature',
        mark: { kind: 'drawn', strokes: [[20, 150, 60, 40, 90, 150, 300, 60]], alt: 'Signature of Helen Homeowner' },
        lines: ['Helen Homeowner', '22 November 2026'],
      },
      { kind: 'new-page' },
      { kind: 'heading', text: 'How this was signed' },
      {
        kind: 'table',
        head: ['When', 'What'],
        rows: [['2026-11-22 10:00 UTC', 'Ravi Roomie signed']],
        shares: [1, 2],
      },
    ],
  });
}
