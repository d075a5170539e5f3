import { guaranteeWords, readerOf } from '@common-roof/words';

import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import type { GuaranteeRow, GuaranteedLease, NewGuarantee } from './guarantees.repository.ts';

type Terms = Pick<
  NewGuarantee,
  'name' | 'limit_minor' | 'limit_months' | 'covers' | 'until_on' | 'overdue_days' | 'language'
>;

/** Writes what a guarantor signs, in the language of the lease: paragraphs with a blank line between them. */
export function guaranteeText(terms: Terms, lease: GuaranteedLease): string {
  const reader = readerOf(terms.language);
  const { name: guarantor, covers, limit_months: months, until_on: until, overdue_days: days } = terms;
  const { homeowner, room, house, address, currency } = lease;
  return guaranteeWords[terms.language]
    .paragraphs({
      guarantor,
      homeowner,
      roomie: lease.roomie ?? '',
      room,
      house,
      address,
      covers,
      days,
      months,
      starts: reader.day(lease.starts_on ?? ''),
      until: until === null ? null : reader.day(until),
      limit: reader.money(Number(terms.limit_minor), currency),
    })
    .join('\n\n');
}

/** Hashes what is signed: SHA-256, hexadecimal, over the RFC 8785 form of the language and the text. */
export const guaranteeHash = ({ language, text }: Pick<GuaranteeRow, 'language' | 'text'>): string =>
  sha256(canonicalJson({ language, text }));

/** The same over how the signature looks, and how its signer was known. */
export const guaranteeSignatureHash = (name: string, address: string): string =>
  sha256(canonicalJson({ name, data: null, proof: 'code', address }));
