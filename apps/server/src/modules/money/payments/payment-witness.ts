import { z } from 'zod';

import { canonicalJson, type Json } from '../../../platform/evidence/canonical-json.ts';
import { sha256 } from '../../../platform/evidence/sha256.ts';
import { defineWitness } from '../../../platform/evidence/witness.ts';

const Line = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('entered'),
    minor: z.int(),
    currency: z.string(),
    paid_on: z.string(),
    facts_sha256: z.string(),
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
  /** Of the receipt. */
  sha256: string | null;
}

/** Of what was paid when, and of why it was taken back. */
export const paymentWitness = defineWitness('payment', Line, async (query, id, lines) => {
  const [stored] = await query<Stored>(
    `SELECT (SELECT sum(-minor) FROM money_postings WHERE journal_id = j.id AND minor < 0)::text AS minor, j.currency,
            to_char(j.on_day, 'YYYY-MM-DD') AS paid_on, j.facts, v.reason, s.sha256
       FROM money_journals j LEFT JOIN money_journals v ON v.reverses = j.id
       LEFT JOIN payment_receipts s ON s.payment_id = j.id WHERE j.id = $1`,
    [id],
  );
  return lines.find(({ line }) => !(stored && isBorneOut(line, stored)))?.seq ?? null;
});

function isBorneOut(
  line: z.output<typeof Line>,
  { minor, currency, paid_on, facts, reason, sha256: sealed }: Stored,
): boolean {
  if (line.step === 'voided') return reason !== null && sha256(reason) === line.reason_sha256;
  if (line.step === 'sealed') return sealed === line.pdf_sha256;
  const isSame = Number(minor) === line.minor && currency === line.currency && paid_on === line.paid_on;
  return isSame && sha256(canonicalJson(facts)) === line.facts_sha256;
}
