import { z } from 'zod';

import { canonicalJson, type Json } from '#kernel/evidence/canonical-json.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import {
  CLOCK_SKEW_MS,
  defineEvidenceVerifier,
  isSameMoment,
  type EvidenceEntry,
} from '#kernel/evidence/evidence-verifier.ts';
import { JOURNAL, journalSha256 } from './payment-journal.ts';
import { receiptFile } from './receipt-file.ts';

const Line = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('entered'),
    minor: z.int(),
    currency: z.string(),
    paid_on: z.string(),
    facts_sha256: z.string(),
    journal_sha256: z.string().optional(),
  }),
  z.object({ step: z.literal('voided'), reason_sha256: z.string() }),
  z.object({ step: z.literal('sealed'), pdf_sha256: z.string() }),
]);

interface Stored {
  minor: string;
  currency: string;
  paid_on: string;
  facts: Json;
  reason: string | null;
  created_at: Date;
  /** Hash of the receipt. */
  sha256: string | null;
  made_at: Date | null;
  /** Hash of the whole journal. */
  journal: string | null;
}

/** Verifies what was paid and when, and why a payment was reversed. */
export const paymentEvidenceVerifier = defineEvidenceVerifier({
  kind: 'payment',
  line: Line,
  subjects: `SELECT id FROM money_journals WHERE kind = 'payment' AND reverses IS NULL AND made_by IS NOT NULL`,
  files: { stated: 'SELECT sha256 FROM payment_receipts', key: receiptFile },
  firstContradicted: async (query, id, lines) => {
    const [row] = await query<Omit<Stored, 'journal'>>(
      `SELECT (SELECT sum(-minor) FROM money_postings WHERE journal_id = j.id AND minor < 0)::text AS minor, j.currency,
              to_char(j.on_day, 'YYYY-MM-DD') AS paid_on, j.facts, j.created_at, v.reason, s.sha256, s.made_at
         FROM money_journals j LEFT JOIN money_journals v ON v.reverses = j.id
         LEFT JOIN payment_receipts s ON s.payment_id = j.id WHERE j.id = $1`,
      [id],
    );
    const [journal] = await query<Record<string, Json>>(JOURNAL, [id]);
    const stored = row && { ...row, journal: journal ? journalSha256(journal) : null };
    const contradicted = lines.find((said) => !(stored && isBorneOut(said, stored)))?.seq;
    const isVoided = lines.some(({ line }) => line.step === 'voided');
    // It was reversed without an evidence line.
    return contradicted ?? (stored && !isVoided && stored.reason !== null ? (lines.at(-1)?.seq ?? 0) : null);
  },
});

function isBorneOut({ line, at }: EvidenceEntry<z.output<typeof Line>>, stored: Stored): boolean {
  const { minor, currency, paid_on, facts, reason, sha256: sealed } = stored;
  if (line.step === 'voided') return reason !== null && sha256(reason) === line.reason_sha256;
  if (line.step === 'sealed') return sealed === line.pdf_sha256 && isSameMoment(stored.made_at, at, CLOCK_SKEW_MS);
  const isSame = Number(minor) === line.minor && currency === line.currency && paid_on === line.paid_on;
  const { journal_sha256: journal = stored.journal } = line;
  return (
    isSame &&
    sha256(canonicalJson(facts)) === line.facts_sha256 &&
    stored.journal === journal &&
    isSameMoment(stored.created_at, at)
  );
}
