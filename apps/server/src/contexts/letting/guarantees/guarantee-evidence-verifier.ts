import { sha256 } from '#kernel/crypto/sha256.ts';
import {
  CLOCK_SKEW_MS,
  defineEvidenceVerifier,
  type EvidenceEntry,
  isSameMoment,
  type Query,
} from '#kernel/evidence/evidence-verifier.ts';
import { guaranteeFile } from './guarantee-file.ts';
import { GuaranteeLine as Line } from './guarantee-lines.ts';
import { guaranteeHash, guaranteeSignatureHash } from './guarantee-text.ts';
import type { GuaranteeEntity } from './guarantee.entity.ts';

interface Stored extends GuaranteeEntity {
  readonly pdf_sha256: string | null;
  readonly made_at: Date | null;
}

/** The state after each line; null: any. */
const STATE_AFTER = {
  asked: 'asked',
  agreed: 'sent',
  shared: null,
  declined: 'declined',
  sent_again: 'sent',
  signed: 'signed',
  sealed: null,
  expired: 'expired',
  withdrawn: 'withdrawn',
  ended: 'ended',
} as const satisfies Record<Line['step'], GuaranteeEntity['state'] | null>;

/** Verifies terms, text, signature, document and state. Not the text and the signature of a guarantor who is forgotten. */
export const guaranteeEvidenceVerifier = defineEvidenceVerifier({
  kind: 'guarantee',
  line: Line,
  subjects: 'SELECT id FROM guarantees',
  files: { stated: 'SELECT sha256 FROM guarantee_documents', key: guaranteeFile },
  firstContradicted: async (query, id, lines) => {
    const stored = await read(query, id);
    const contradicted = lines.find((entry) => !stored || !isBorneOut(entry, stored));
    if (contradicted || !stored) return contradicted?.seq ?? null;
    const last = lines.findLast(({ line }) => STATE_AFTER[line.step] !== null);
    const shown = lines.findLast(({ line }) => 'shows_payments' in line);
    const isShown = shown !== undefined && 'shows_payments' in shown.line && shown.line.shows_payments;
    if (last && STATE_AFTER[last.line.step] !== stored.state) return last.seq;
    return isShown === stored.shows_payments ? null : ((shown ?? lines.at(-1))?.seq ?? null);
  },
});

async function read(query: Query, id: string): Promise<Stored | undefined> {
  const [row] = await query<Stored>(
    `SELECT g.agreement_id, g.name, g.email, g.limit_minor, g.limit_months, g.covers,
            to_char(g.until_on, 'YYYY-MM-DD') AS until_on, g.overdue_days, g.shows_payments, g.language, g.text, g.state,
            g.declined_by, g.reason, g.asked_at, g.agreed_at, g.signed_at, g.signed_sha256, g.signature,
            g.consent_version, g.consent_language, g.ended_at, g.ended, d.sha256 AS pdf_sha256, d.made_at
       FROM guarantees g LEFT JOIN guarantee_documents d ON d.guarantee_id = g.id WHERE g.id = $1`,
    [id],
  );
  return row;
}

function isBorneOut({ line, at }: EvidenceEntry<Line>, row: Stored): boolean {
  const isForgotten = row.name === '';
  switch (line.step) {
    case 'asked':
      return (
        line.agreement_id === row.agreement_id &&
        line.limit === Number(row.limit_minor) &&
        line.limit_months === row.limit_months &&
        line.covers === row.covers &&
        line.until_on === row.until_on &&
        line.overdue_days === row.overdue_days &&
        (isForgotten || line.text_sha256 === guaranteeHash(row)) &&
        isSameMoment(row.asked_at, at)
      );
    case 'agreed':
      return isSameMoment(row.agreed_at, at);
    case 'declined':
      return line.declined_by === row.declined_by && (isForgotten || line.reason_sha256 === sha256(row.reason));
    case 'signed': {
      const { version, language } = line.consent;
      const isSigned = isForgotten || guaranteeSignatureHash(row.signature ?? '', row.email) === line.signature_sha256;
      const isConsent = version === row.consent_version && language === row.consent_language;
      return isSigned && isConsent && line.text_sha256 === row.signed_sha256 && isSameMoment(row.signed_at, at);
    }
    case 'sealed':
      return isForgotten || (row.pdf_sha256 === line.pdf_sha256 && isSameMoment(row.made_at, at, CLOCK_SKEW_MS));
    case 'ended':
      return line.why === row.ended && isSameMoment(row.ended_at, at);
    case 'shared':
    case 'sent_again':
    case 'expired':
    case 'withdrawn':
      return true;
  }
}
