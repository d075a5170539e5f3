import { z } from 'zod';

import { defineWitness, type Query } from '../../../platform/evidence/witness.ts';
import type { AgreementSignatureEntity } from './agreement-signature.entity.ts';
import type { AgreementRow } from './agreement-row.sql.ts';
import { seenSha256, sha256, signatureSha256 } from './seen.ts';

/** A line of an agreement's evidence, as far as it says something about rows. */
const Line = z.object({
  step: z.string(),
  text: z.object({ number: z.int(), sha256: z.string() }),
  seen_sha256: z.string(),
  signature_sha256: z.string().optional(),
  signatures: z.int().optional(),
  pdf_sha256: z.string().optional(),
});

const SIDE: Readonly<Record<string, AgreementSignatureEntity['by']>> = { signed: 'tenant', countersigned: 'homeowner' };

type Signed = Pick<
  AgreementRow,
  'title' | 'type' | 'language' | 'starts_on' | 'ends_on' | 'rent_minor' | 'deposit_minor' | 'currency'
> &
  Pick<AgreementRow, 'signed_at' | 'signed_sha256'>;

/** Of texts, signatures and documents. */
export const agreementWitness = defineWitness('agreement', Line, async (query, id, lines) => {
  const [agreement] = await query<Signed>(
    `SELECT a.title, a.type, a.language, to_char(a.starts_on, 'YYYY-MM-DD') AS starts_on,
            to_char(a.ends_on, 'YYYY-MM-DD') AS ends_on, a.rent_minor, a.deposit_minor, h.currency, a.signed_at,
            a.signed_sha256
       FROM agreements a JOIN houses h ON h.id = a.house_id WHERE a.id = $1`,
    [id],
  );
  for (const { seq, line } of lines) if (!(await isBorneOut(query, id, agreement, line))) return seq;
  return null;
});

async function isBorneOut(
  query: Query,
  id: string,
  agreement: Signed | undefined,
  line: z.output<typeof Line>,
): Promise<boolean> {
  const side = SIDE[line.step];
  // One that nobody signed may be thrown away.
  if (!agreement) return side === undefined;
  const [stored] = await query<{ text: string }>(
    'SELECT text FROM agreement_texts WHERE agreement_id = $1 AND number = $2',
    [id, line.text.number],
  );
  if (stored === undefined || sha256(stored.text) !== line.text.sha256) return false;
  if (line.pdf_sha256 !== undefined) {
    const documents = await query(
      'SELECT 1 FROM agreement_documents WHERE agreement_id = $1 AND signatures = $2 AND sha256 = $3',
      [id, line.signatures, line.pdf_sha256],
    );
    if (documents.length === 0) return false;
  }
  if (side === undefined) return true;
  const [signature] = await query<
    Pick<AgreementSignatureEntity, 'name' | 'data' | 'seen_sha256' | 'proof' | 'address'>
  >('SELECT name, data, seen_sha256, proof, address FROM agreement_signatures WHERE agreement_id = $1 AND by = $2', [
    id,
    side,
  ]);
  return (
    signature !== undefined &&
    signatureSha256(signature) === line.signature_sha256 &&
    signature.seen_sha256 === line.seen_sha256 &&
    agreement.signed_sha256 === line.seen_sha256 &&
    seenSha256(agreement, stored.text) === line.seen_sha256
  );
}
