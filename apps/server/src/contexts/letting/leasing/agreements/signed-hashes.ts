import type { LeaseTerms } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';

import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import type { AgreementRow } from './agreement-row.sql.ts';
import type { AgreementSignatureEntity } from './agreement-signature.entity.ts';

/** `currency` is the house's. */
type Terms = Pick<
  AgreementRow,
  | 'starts_on'
  | 'ends_on'
  | 'rent_minor'
  | 'rent_period'
  | 'deposit_minor'
  | 'charged_from'
  | 'opening_minor'
  | 'currency'
>;

export { sha256 };

/** Terms of a lease; null for every other agreement. */
export function termsOf({
  starts_on,
  ends_on,
  rent_minor,
  rent_period,
  deposit_minor,
  charged_from,
  opening_minor,
  currency,
}: Terms): LeaseTerms | null {
  if (starts_on === null || rent_minor === null || deposit_minor === null) return null;
  return {
    starts_on,
    ends_on,
    rent: toWireMoney(Number(rent_minor), currency),
    rent_period,
    deposit: toWireMoney(Number(deposit_minor), currency),
    // Absent when nothing is stated: agreements signed before these fields keep their hash.
    ...(charged_from === null && opening_minor === null
      ? {}
      : {
          past: {
            charged_from: charged_from ?? starts_on,
            opening_balance: toWireMoney(Number(opening_minor ?? 0), currency),
          },
        }),
  };
}

/**
 * Hashes the signed content of an agreement: SHA-256, hexadecimal, over the RFC 8785 form of its title, kind, language,
 * terms and text.
 */
export function readTextHash(
  agreement: Terms & Pick<AgreementRow, 'title' | 'type' | 'language'>,
  text: string,
): string {
  const { title, type, language } = agreement;
  const { past, rent_period: period, ...terms } = termsOf(agreement) ?? { past: undefined, rent_period: 'month' };
  const said =
    'starts_on' in terms
      ? {
          ...terms,
          ...(past === undefined ? {} : { past }),
          // Absent for a month: agreements signed before there were other periods keep their hash.
          ...(period === 'month' ? {} : { rent_period: period }),
        }
      : null;
  return sha256(canonicalJson({ title, type, language, terms: said, text }));
}

/** The appearance of a signature, and how its signer was identified. */
type Signed = Pick<AgreementSignatureEntity, 'name' | 'data' | 'proof' | 'address'>;

/** SHA-256, hexadecimal, over the RFC 8785 form. Signatures from before the signers' proof was recorded omit it. */
export const signatureHash = ({ name, data, proof, address }: Signed): string =>
  sha256(canonicalJson(proof === null ? { name, data } : { name, data, proof, address }));
