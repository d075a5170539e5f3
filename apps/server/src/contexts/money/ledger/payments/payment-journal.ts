import { canonicalJson, type Json } from '#kernel/evidence/canonical-json.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';

/** SQL for everything about a payment `$1` that never changes: its journal and its postings. */
export const JOURNAL = `
  SELECT j.house_id, j.currency, j.kind, to_char(j.on_day, 'YYYY-MM-DD') AS on_day, j.subject_kind, j.subject_id, j.key,
         j.reverses, j.reason, j.made_by, j.facts, j.restatement_id,
         (SELECT jsonb_agg(jsonb_build_object('account_id', p.account_id, 'account', p.account, 'minor', p.minor,
                                              'house_id', p.house_id, 'on_day', p.on_day)
                           ORDER BY p.account_id, p.account)
            FROM money_postings p WHERE p.journal_id = j.id) AS postings
    FROM money_journals j WHERE j.id = $1`;

/**
 * Returns the SHA-256 of the RFC 8785 form, in hexadecimal. A payment never belongs to a restatement, so the field is
 * left out, which keeps hashes from before the field existed valid. @param journal as {@link JOURNAL} returns it
 */
export function journalSha256({ restatement_id: part = null, ...journal }: Readonly<Record<string, Json>>): string {
  return sha256(canonicalJson(part === null ? journal : { ...journal, restatement_id: part }));
}
