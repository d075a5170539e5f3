import type { LeaseTerms } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';

import { canonicalJson } from '../../../platform/evidence/canonical-json.ts';
import { sha256 } from '../../../platform/evidence/sha256.ts';
import type { AgreementRow } from './agreement-row.sql.ts';

/** `currency` is that of its house. */
type Terms = Pick<AgreementRow, 'starts_on' | 'ends_on' | 'rent_minor' | 'deposit_minor' | 'currency'>;

export { sha256 };

/** Of a lease; null of everything else. */
export function termsOf({ starts_on, ends_on, rent_minor, deposit_minor, currency }: Terms): LeaseTerms | null {
  if (starts_on === null || rent_minor === null || deposit_minor === null) return null;
  return {
    starts_on,
    ends_on,
    rent: toWireMoney(Number(rent_minor), currency),
    deposit: toWireMoney(Number(deposit_minor), currency),
  };
}

/**
 * Of everything of an agreement that is signed: SHA-256, hexadecimal, over the RFC 8785 form of its title, kind, language,
 * terms and text.
 */
export function seenSha256(agreement: Terms & Pick<AgreementRow, 'title' | 'type' | 'language'>, text: string): string {
  const { title, type, language } = agreement;
  return sha256(canonicalJson({ title, type, language, terms: termsOf(agreement), text }));
}
