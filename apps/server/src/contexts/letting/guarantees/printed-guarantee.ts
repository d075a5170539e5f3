import { consentPoints, documentWords, guaranteeWords, readerOf } from '@common-roof/words';

import type { PrintedDocument, PrintedPart } from '#kernel/documents/printed-document.ts';
import type { GuaranteeStepRow } from './guarantee-record.ts';
import type { GuaranteeRow } from './guarantees.repository.ts';

/** A guarantee that is signed. */
export interface SignedGuarantee extends GuaranteeRow {
  signed_at: Date;
  signature: string;
}

/** A signature's line is written a moment after the time that it states. */
const LATE_MS = 5_000;

/**
 * Renders a signed guarantee for print: people and place, its text, the signature, and the audit page with every step up
 * to it. In the language of the lease.
 */
export function printedGuarantee(row: SignedGuarantee, steps: readonly GuaranteeStepRow[]): PrintedDocument {
  const words = guaranteeWords[row.language];
  const common = documentWords[row.language];
  const moment = `${readerOf(row.language).moment({ at: row.signed_at.toISOString(), zone: row.time_zone })} (${row.time_zone})`;
  return {
    title: words.title,
    language: row.language,
    date: row.signed_at,
    footer: words.footer(row.id),
    parts: [
      { kind: 'facts', facts: factsOf(row) },
      paragraphs(row.text.split('\n\n')),
      { kind: 'heading', text: words.signature },
      {
        kind: 'signature',
        mark: { kind: 'typed', name: row.signature },
        lines: [
          `${row.signature}, ${words.by.guarantor}`,
          common.signedOn(moment),
          common.provenBy.code(row.email),
          common.typed,
        ],
      },
      { kind: 'new-page' },
      ...auditPage(
        row,
        steps.filter(({ at }) => at.getTime() <= row.signed_at.getTime() + LATE_MS),
      ),
    ],
  };
}

const paragraphs = (texts: readonly string[]): PrintedPart => ({
  kind: 'text',
  text: texts.map((text) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text, marks: [] }] })),
});

function factsOf(row: SignedGuarantee) {
  const words = guaranteeWords[row.language];
  const common = documentWords[row.language];
  return [
    { label: words.guarantor, value: row.name },
    { label: common.homeowner, value: row.homeowner },
    { label: common.tenant, value: row.roomie ?? '' },
    { label: common.house, value: row.house },
    { label: common.room, value: row.room },
    { label: words.limit, value: readerOf(row.language).money(Number(row.limit_minor), row.currency) },
  ];
}

function auditPage(row: SignedGuarantee, steps: readonly GuaranteeStepRow[]): PrintedPart[] {
  const words = guaranteeWords[row.language];
  const common = documentWords[row.language];
  return [
    { kind: 'heading', text: common.trail },
    paragraphs([words.trailSays]),
    { kind: 'facts', facts: [{ label: common.checksum, value: row.signed_sha256 ?? '' }] },
    {
      kind: 'table',
      head: common.columns,
      shares: [3, 4, 5],
      rows: steps.map(({ at, step, by, ip, user_agent }) => [
        at.toISOString().replace('T', ' ').slice(0, 19),
        by === null ? words.steps[step] : `${words.steps[step]} (${words.by[by]})`,
        // The roomie's and the homeowner's networks are none of the guarantor's business.
        by === 'guarantor' ? [ip, user_agent].filter((known) => known !== null && known !== '').join(', ') : '',
      ]),
    },
    { kind: 'heading', text: common.consent },
    {
      kind: 'text',
      text: [
        {
          kind: 'list',
          ordered: true,
          items: consentPoints(row.consent_version ?? 1, row.consent_language ?? row.language).map((text) => [
            { kind: 'paragraph', inlines: [{ kind: 'text', text, marks: [] }] },
          ]),
        },
      ],
    },
  ];
}
