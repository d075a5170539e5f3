import type { AgreementState, AgreementStep } from '@common-roof/contracts';
import { z } from 'zod';

import {
  CLOCK_SKEW_MS,
  defineEvidenceVerifier,
  isSameMoment,
  type Query,
  type EvidenceEntry,
} from '#kernel/evidence/evidence-verifier.ts';
import { agreementFile } from './agreement-file.ts';
import type { AgreementDocumentEntity } from './agreement-document.entity.ts';
import { type About, aboutOf } from './agreement-about.ts';
import type { AgreementSignatureEntity } from './agreement-signature.entity.ts';
import type { AgreementTextEntity } from './agreement-text.entity.ts';
import type { AgreementRow } from './agreement-row.sql.ts';
import { readTextHash, sha256, signatureHash } from './signed-hashes.ts';

/** A line of an agreement's evidence: the fields that refer to rows. */
const Line = z.object({
  step: z.string(),
  by: z.string().nullable(),
  actor_id: z.string().nullable(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  text: z.object({ number: z.int(), sha256: z.string(), source_sha256: z.string().optional() }),
  about: z.record(z.string(), z.string().nullable()).optional(),
  seen_sha256: z.string(),
  signature_sha256: z.string().optional(),
  consent: z.object({ version: z.int(), language: z.string() }).optional(),
  signatures: z.int().optional(),
  pdf_sha256: z.string().optional(),
  release_date: z.string().optional(),
  last_day: z.string().nullish(),
  reason_sha256: z.string().optional(),
  until: z.string().optional(),
});
type Line = z.output<typeof Line>;

const SIDE: Readonly<Record<string, AgreementSignatureEntity['by']>> = { signed: 'tenant', countersigned: 'homeowner' };

/** The state of an agreement after a step; other steps keep the state. */
const AFTER: Partial<Readonly<Record<AgreementStep, readonly AgreementState[]>>> = {
  created: ['draft'],
  sent: ['sent'],
  signed: ['signed'],
  declined: ['declined'],
  withdrawn: ['withdrawn'],
  expired: ['expired'],
  countersigned: ['active'],
  activated: ['active'],
  deactivated: ['inactive'],
  superseded: ['archived'],
  move_agreed: ['pre_released'],
  cancelled: ['cancelled'],
  notice_given: ['pre_released'],
  notice_taken_back: ['active'],
  term_ends: ['pre_released'],
  released: ['released'],
  // An earlier version also withdrew the notice.
  rolled_back: ['pre_released', 'active'],
  archived: ['archived'],
};

interface Stored
  extends
    About,
    Pick<
      AgreementRow,
      | 'state'
      | 'title'
      | 'type'
      | 'language'
      | 'starts_on'
      | 'ends_on'
      | 'rent_minor'
      | 'rent_period'
      | 'deposit_minor'
      | 'charged_from'
      | 'opening_minor'
      | 'currency'
      | 'signed_at'
      | 'countersigned_at'
      | 'signed_sha256'
      | 'text_version'
      | 'sent_at'
      | 'expires_at'
      | 'decline_reason'
      | 'created_at'
      | 'release_date'
      | 'notice_by'
      | 'runs_on'
      | 'notice_at'
      | 'notice_reason'
    > {
  readonly texts: ReadonlyMap<number, StoredText>;
  readonly signatures: ReadonlyMap<string, AgreementSignatureEntity>;
  /** Its PDFs, by their number of signatures. */
  readonly documents: ReadonlyMap<number, Pick<AgreementDocumentEntity, 'sha256' | 'made_at'>>;
}

type StoredText = Pick<AgreementTextEntity, 'text' | 'source' | 'author_id' | 'created_at'>;

/** Verifies texts, signatures, documents, notice and state. */
export const agreementEvidenceVerifier = defineEvidenceVerifier({
  kind: 'agreement',
  line: Line,
  subjects: 'SELECT id FROM agreements',
  files: { stated: 'SELECT sha256 FROM agreement_documents', key: agreementFile },
  firstContradicted: async (query, id, lines) => {
    const stored = await read(query, id);
    const contradicted = lines.find((said) => !isBorneOut(said, stored))?.seq ?? null;
    return contradicted ?? (stored && firstOf(stored, lines));
  },
});

async function read(query: Query, id: string): Promise<Stored | null> {
  const [agreement] = await query<Omit<Stored, 'texts' | 'signatures' | 'documents'>>(
    `SELECT a.homeowner_id, a.house_id, a.room_id, a.roomie_id, a.prospect_id, a.template_id, a.supersedes_id,
            a.tenancy_id, a.text_version, a.sent_at, a.expires_at, a.decline_reason, a.created_at, a.state, a.title,
            a.type, a.language, to_char(a.starts_on, 'YYYY-MM-DD') AS starts_on,
            to_char(a.ends_on, 'YYYY-MM-DD') AS ends_on, a.rent_minor, a.rent_period, a.deposit_minor, to_char(a.charged_from, 'YYYY-MM-DD') AS charged_from, a.opening_minor, h.currency, a.signed_at,
            a.countersigned_at, a.signed_sha256, to_char(a.release_date, 'YYYY-MM-DD') AS release_date, a.notice_by,
            a.runs_on, a.notice_at, a.notice_reason
       FROM agreements a JOIN houses h ON h.id = a.house_id WHERE a.id = $1`,
    [id],
  );
  if (!agreement) return null;
  const texts = await query<StoredText & { number: number }>(
    'SELECT number, text, source, author_id, created_at FROM agreement_texts WHERE agreement_id = $1',
    [id],
  );
  const signatures = await query<AgreementSignatureEntity>(
    'SELECT * FROM agreement_signatures WHERE agreement_id = $1',
    [id],
  );
  const documents = await query<Pick<AgreementDocumentEntity, 'signatures' | 'sha256' | 'made_at'>>(
    'SELECT signatures, sha256, made_at FROM agreement_documents WHERE agreement_id = $1',
    [id],
  );
  return {
    ...agreement,
    texts: new Map(texts.map((text) => [text.number, text])),
    signatures: new Map(signatures.map((signature) => [signature.by, signature])),
    documents: new Map(documents.map((document) => [document.signatures, document])),
  };
}

function isBorneOut({ line, at }: EvidenceEntry<Line>, stored: Stored | null): boolean {
  const side = SIDE[line.step];
  // An unsigned agreement may be deleted.
  if (!stored) return side === undefined;
  const text = stored.texts.get(line.text.number);
  if (text === undefined || !isOfText(text, { line, at })) return false;
  if (line.pdf_sha256 !== undefined) {
    const document = stored.documents.get(line.signatures ?? 0);
    if (document?.sha256 !== line.pdf_sha256 || !isSameMoment(document.made_at, at, CLOCK_SKEW_MS)) return false;
  }
  if (side === undefined) return true;
  const signature = stored.signatures.get(side);
  const signedAt = side === 'tenant' ? stored.signed_at : stored.countersigned_at;
  return (
    signature !== undefined &&
    isOfLine(signature, line) &&
    isSameMoment(signature.signed_at, at) &&
    isSameMoment(signedAt, at) &&
    stored.signed_sha256 === line.seen_sha256 &&
    readTextHash(stored, text.text) === line.seen_sha256
  );
}

const WRITES = new Set(['created', 'rewritten']);

function isOfText(
  { text, source, author_id, created_at }: StoredText,
  { line, at }: Omit<EvidenceEntry<Line>, 'seq'>,
): boolean {
  const { source_sha256: from } = line.text;
  if (sha256(text) !== line.text.sha256 || (from !== undefined && sha256(source) !== from)) return false;
  return !WRITES.has(line.step) || (author_id === line.actor_id && isSameMoment(created_at, at));
}

const isOfLine = (signature: AgreementSignatureEntity, line: Line): boolean =>
  signatureHash(signature) === line.signature_sha256 &&
  signature.seen_sha256 === line.seen_sha256 &&
  signature.account_id === line.actor_id &&
  signature.ip === line.ip &&
  signature.user_agent === line.user_agent &&
  signature.consent_version === line.consent?.version &&
  signature.consent_language === line.consent.language;

/** Checks what all lines say about the agreement itself. */
const firstOf = (stored: Stored, lines: readonly EvidenceEntry<Line>[]): number | null =>
  stateContradictedAt(stored, lines) ??
  noticeContradictedAt(stored, lines) ??
  termContradictedAt(stored, lines) ??
  sendingContradictedAt(stored, lines) ??
  aboutContradictedAt(stored, lines);

const COMES_LATER: ReadonlySet<string> = new Set(['roomie_id', 'tenancy_id']);
const MAY_BE_DELETED: ReadonlySet<string> = new Set(['template_id', 'prospect_id']);

/** Checks the people, the places, the text and the creation time. Accounts and tenancies may have been added since. */
function aboutContradictedAt(stored: Stored, lines: readonly EvidenceEntry<Line>[]): number | null {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return null;
  if (!isSameMoment(stored.created_at, first.at)) return first.seq;
  const { about, text } = last.line;
  const stands: Readonly<Record<string, string | null>> = aboutOf(stored);
  const isSame = Object.entries(about ?? {}).every(
    ([key, value]) =>
      stands[key] === value ||
      (value === null && COMES_LATER.has(key)) ||
      (stands[key] === null && MAY_BE_DELETED.has(key)),
  );
  return isSame && text.number === stored.text_version ? null : last.seq;
}

/** Checks when it was sent, until when it can be signed, and why it was declined. */
function sendingContradictedAt(stored: Stored, lines: readonly EvidenceEntry<Line>[]): number | null {
  const sent = lines.findLast(({ line }) => line.step === 'sent');
  if (!sent) return stored.sent_at === null ? null : (lines.at(-1)?.seq ?? 0);
  const { until } = sent.line;
  // Lines from before this field was recorded: the time may have been extended without a line.
  if (until === undefined) return null;
  const declined = lines.findLast(({ seq, line }) => seq > sent.seq && line.step === 'declined');
  const isSame = isSameMoment(stored.sent_at, sent.at) && stored.expires_at?.toISOString() === until;
  if (!isSame) return sent.seq;
  if (declined) return sha256(stored.decline_reason) === declined.line.reason_sha256 ? null : declined.seq;
  return stored.decline_reason === '' ? null : sent.seq;
}

/** Checks the state against the last line that states it. */
function stateContradictedAt({ state }: Stored, lines: readonly EvidenceEntry<Line>[]): number | null {
  const last = lines.findLast(({ line }) => line.step in AFTER);
  if (!last) return null;
  const states = AFTER[last.line.step as AgreementStep];
  return states?.includes(state) === true ? null : last.seq;
}

const BEGINS_NOTICE: ReadonlySet<string> = new Set(['notice_given', 'term_ends', 'move_agreed']);

/** Admins give notice for the homeowner. */
const partyOf = ({ step, by }: Line): Stored['notice_by'] =>
  step === 'term_ends' ? 'term' : step === 'move_agreed' ? 'move' : by === 'tenant' ? 'tenant' : 'homeowner';

/** Checks whether it continues after its term: automatically, or because both parties agreed. */
function termContradictedAt({ runs_on: runsOn }: Stored, lines: readonly EvidenceEntry<Line>[]): number | null {
  const termAt = lines.findLast(({ line }) => line.step === 'term_ends')?.seq;
  const goesOn = lines.findLast(
    ({ seq, line }) =>
      line.step === 'term_runs_on' || (termAt !== undefined && seq > termAt && line.step === 'notice_taken_back'),
  );
  return runsOn === (goesOn !== undefined) ? null : (goesOn?.seq ?? lines.at(-1)?.seq ?? 0);
}

/** Checks the line that says when and by whose notice it ends, or that it continues. */
function noticeContradictedAt(stored: Stored, lines: readonly EvidenceEntry<Line>[]): number | null {
  const ended = lines.findLast(({ line }) => line.step === 'notice_taken_back')?.seq ?? 0;
  const standing = lines.filter(({ seq }) => seq > ended);
  const given = standing.findLast(({ line }) => BEGINS_NOTICE.has(line.step));
  if (!given) return stored.release_date === null && stored.notice_by === null ? null : (lines.at(-1)?.seq ?? 0);
  // Rolled back together with its release, as an earlier version did.
  if (stored.release_date === null && standing.some(({ line }) => line.step === 'rolled_back')) return null;
  const moved = standing.findLast(({ seq, line }) => seq > given.seq && line.step === 'earlier_end_agreed');
  const { reason_sha256: reason } = given.line;
  const isSame =
    isSameMoment(stored.notice_at, given.at) &&
    stored.notice_by === partyOf(given.line) &&
    (reason === undefined || sha256(stored.notice_reason) === reason);
  if (!isSame) return given.seq;
  const day = moved?.line.last_day ?? given.line.release_date;
  return stored.release_date === day ? null : (moved ?? given).seq;
}
