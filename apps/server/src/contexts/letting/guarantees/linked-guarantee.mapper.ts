import type { LinkedGuarantee } from '@common-roof/contracts';
import { type Covered, coveredSum, toWireMoney } from '@common-roof/domain';
import { arrearLabel, CONSENT_VERSION, consentPoints, readerOf } from '@common-roof/words';

import { toTimestamp } from '#kernel/database/naming.ts';
import { hiddenAddress } from '#contexts/letting/leasing/index.ts';
import type { GuaranteedDue, GuaranteedEntry } from './guaranteed-dues.ts';
import { guaranteeHash } from './guarantee-text.ts';
import { toTerms } from './guarantees.mapper.ts';
import type { GuaranteeRow } from './guarantees.repository.ts';

type LinkReader = Parameters<typeof readerOf>[0];
type Signed = Extract<LinkedGuarantee, { state: 'signed' }>;

/** Returns what a link shows whatever its state. */
export const toLinked = ({ homeowner, roomie, house, name }: GuaranteeRow) => ({
  homeowner,
  roomie: roomie ?? '',
  house,
  guarantor: name,
});

const toLease = (row: GuaranteeRow) => ({
  lease: {
    room: row.room,
    address: row.address,
    starts_on: row.starts_on ?? '',
    ends_on: row.ends_on,
    rent: toWireMoney(Number(row.rent_minor ?? 0), row.currency),
    rent_period: row.rent_period,
  },
  text: row.text,
  language: row.language,
});

const toOverdue = (
  covered: readonly Covered<GuaranteedDue>[],
  { currency }: GuaranteeRow,
  locale: LinkReader,
): Pick<Signed, 'overdue'> => ({
  overdue: {
    dues: covered.map(({ due, daysOverdue, covered: minor }) => ({
      label: arrearLabel(due.about, due.account, readerOf(locale).locale),
      due_on: due.dueOn,
      days_overdue: daysOverdue,
      left: toWireMoney(due.left, currency),
      covered: toWireMoney(minor, currency),
    })),
    total: toWireMoney(coveredSum(covered), currency),
  },
});

/** Maps a guarantee that can be signed. @param expiresAt when its link expires */
export function toUnsigned(
  row: GuaranteeRow,
  covered: readonly Covered<GuaranteedDue>[],
  expiresAt: Date,
  locale: LinkReader,
): LinkedGuarantee {
  return {
    state: 'sent',
    ...toLinked(row),
    ...toTerms(row),
    ...toLease(row),
    ...toOverdue(covered, row, locale),
    sent_to: hiddenAddress(row.email),
    text_sha256: guaranteeHash(row),
    consent: { version: CONSENT_VERSION, points: [...consentPoints(CONSENT_VERSION, readerOf(locale).locale)] },
    expires_at: toTimestamp(expiresAt),
  };
}

/** What is shown of the debts of a signed guarantee. */
interface Shown extends Pick<Signed, 'pay_to'> {
  readonly covered: readonly Covered<GuaranteedDue>[];
  /** Null: the roomie doesn't show them. */
  readonly entries: readonly GuaranteedEntry[] | null;
}

export function toSigned(
  row: GuaranteeRow,
  signedAt: Date,
  { covered, entries, pay_to }: Shown,
  locale: LinkReader,
): LinkedGuarantee {
  return {
    state: 'signed',
    ...toLinked(row),
    ...toTerms(row),
    ...toLease(row),
    ...toOverdue(covered, row, locale),
    signed_at: toTimestamp(signedAt),
    has_document: row.has_document,
    pay_to,
    payments:
      entries?.map(({ account, about, onDay, minor }) => ({
        on_day: onDay,
        label: arrearLabel(about, account, readerOf(locale).locale),
        amount: toWireMoney(minor, row.currency),
      })) ?? null,
  };
}
