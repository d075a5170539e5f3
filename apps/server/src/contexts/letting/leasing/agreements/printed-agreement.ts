import { consentPoints, documentWords, readerOf, type Reader } from '@common-roof/words';

import type { PrintedDocument, PrintedPart } from '#kernel/documents/printed-document.ts';
import { documentOf } from '#contexts/letting/leasing/templates/agreement-html.ts';
import type { StepRow } from './agreement-record.ts';
import type { AgreementSignatureEntity } from './agreement-signature.entity.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';

/** At least one signature, in the order in which they were given. */
type Signatures = readonly [AgreementSignatureEntity, ...AgreementSignatureEntity[]];

/**
 * Renders an agreement for print: parties and place, text, signatures, and the audit page with every step up to the
 * last signature. Dates and amounts follow the agreement's own language.
 */
export function printedAgreement(
  row: AgreementWithText,
  signatures: Signatures,
  steps: readonly StepRow[],
): PrintedDocument {
  const words = documentWords[row.language];
  const last = signatures.at(-1) ?? signatures[0];
  return {
    title: row.title,
    language: row.language,
    date: last.signed_at,
    footer: words.agreement(row.id),
    parts: [
      { kind: 'facts', facts: factsOf(row) },
      { kind: 'text', text: documentOf(row.text) },
      { kind: 'heading', text: words.signatures },
      ...signatures.map((signature) => printedSignature(row, signature)),
      ...(row.type === 'lease' && signatures.length === 1 ? [note(words.waitsForHomeowner)] : []),
      { kind: 'new-page' },
      ...auditPage(
        row,
        signatures,
        steps.filter(({ at }) => at.getTime() <= last.signed_at.getTime() + LATE_MS),
      ),
    ],
  };
}

/** A signature's line is written a moment after the time that it states. */
const LATE_MS = 5_000;

const note = (text: string): PrintedPart => ({
  kind: 'text',
  text: [{ kind: 'paragraph', inlines: [{ kind: 'text', text, marks: ['em'] }] }],
});

function factsOf(row: AgreementWithText) {
  const words = documentWords[row.language];
  const reader = readerOf(row.language);
  const amount = (minor: string) => reader.money(Number(minor), row.currency);
  const facts = [
    { label: words.homeowner, value: row.homeowner_name },
    { label: words.tenant, value: row.party_name },
    { label: words.house, value: row.house_name },
    { label: words.room, value: row.room_name },
  ];
  if (row.starts_on === null || row.rent_minor === null || row.deposit_minor === null) return facts;
  return [
    ...facts,
    { label: words.begins, value: reader.day(row.starts_on) },
    { label: words.ends, value: row.ends_on === null ? words.openEnd : reader.day(row.ends_on) },
    { label: words.rent, value: words.rentPer(amount(row.rent_minor), row.rent_period) },
    { label: words.deposit, value: amount(row.deposit_minor) },
    ...pastFacts(row, reader),
  ];
}

/** From which day rent is charged, and the opening balance. */
function pastFacts({ charged_from, opening_minor, language, currency }: AgreementWithText, reader: Reader) {
  if (charged_from === null) return [];
  const words = documentWords[language];
  const opening = Number(opening_minor ?? 0);
  const open = { label: opening < 0 ? words.inAdvance : words.owed, value: reader.money(Math.abs(opening), currency) };
  return [
    { label: words.chargedFrom, value: words.settledBefore(reader.day(charged_from)) },
    ...(opening === 0 ? [] : [open]),
  ];
}

function printedSignature(
  { language, time_zone: zone }: AgreementWithText,
  { by, name, data, signed_at, proof, address }: AgreementSignatureEntity,
): PrintedPart {
  const words = documentWords[language];
  const moment = `${readerOf(language).moment({ at: signed_at.toISOString(), zone })} (${zone})`;
  return {
    kind: 'signature',
    mark: data === null ? { kind: 'typed', name } : { kind: 'drawn', strokes: data, alt: words.signatureOf(name) },
    lines: [
      `${name}, ${words.by[by]}`,
      words.signedOn(moment),
      ...(proof === null || address === null ? [] : [words.provenBy[proof](address)]),
      data === null ? words.typed : words.drawn,
    ],
  };
}

function auditPage(row: AgreementWithText, signatures: Signatures, steps: readonly StepRow[]): PrintedPart[] {
  const words = documentWords[row.language];
  const [{ consent_version, consent_language }] = signatures;
  return [
    { kind: 'heading', text: words.trail },
    note(words.trailSays),
    { kind: 'facts', facts: [{ label: words.checksum, value: row.signed_sha256 ?? '' }] },
    {
      kind: 'table',
      head: words.columns,
      shares: [3, 4, 5],
      rows: steps.map(({ at, step, by, ip, user_agent }) => [
        at.toISOString().replace('T', ' ').slice(0, 19),
        by === null ? words.steps[step] : `${words.steps[step]} (${words.by[by]})`,
        [ip, user_agent].filter((known) => known !== null && known !== '').join(', '),
      ]),
    },
    { kind: 'heading', text: words.consent },
    {
      kind: 'text',
      text: [
        {
          kind: 'list',
          ordered: true,
          items: consentPoints(consent_version, consent_language).map((text) => [
            { kind: 'paragraph', inlines: [{ kind: 'text', text, marks: [] }] },
          ]),
        },
      ],
    },
  ];
}
