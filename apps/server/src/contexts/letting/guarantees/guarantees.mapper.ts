import type { Guarantee, GuaranteesOfLease } from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';
import { monthlyRent, toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { GUARANTEED_LEASE_STATES, type GuaranteedLease, type GuaranteeRow } from './guarantees.repository.ts';

/** What a guarantee states about money and time. */
export const toTerms = (row: GuaranteeRow) => ({
  limit: toWireMoney(Number(row.limit_minor), row.currency),
  limit_months: row.limit_months,
  currency: row.currency,
  covers: row.covers,
  until_on: row.until_on,
  overdue_days: row.overdue_days,
});

export const toGuarantee = (row: GuaranteeRow): Guarantee => ({
  _id: row.id,
  agreement_id: row.agreement_id,
  state: row.state,
  guarantor: { name: row.name, email: row.email },
  ...toTerms(row),
  text: row.text,
  language: row.language,
  shows_payments: row.shows_payments,
  asked_at: toTimestamp(row.asked_at),
  agreed_at: toTimestampOrNull(row.agreed_at),
  link_expires_at: row.state === 'sent' ? toTimestampOrNull(row.link_expires_at) : null,
  signed_at: toTimestampOrNull(row.signed_at),
  ended_at: toTimestampOrNull(row.ended_at),
  ended: row.ended,
  declined_by: row.declined_by,
  reason: row.reason,
  has_document: row.has_document,
  version: row.version,
});

type Counted = { readonly all: number; readonly open: number };

/** Returns why no guarantee can be asked for now; null: it can. */
export function askObstacle(lease: GuaranteedLease, { all, open }: Counted): 'lease' | 'open' | 'many' | null {
  const isLease = lease.type === 'lease' && lease.starts_on !== null && lease.rent_minor !== null;
  if (!isLease || lease.roomie_id === null || !GUARANTEED_LEASE_STATES.includes(lease.lease_state)) return 'lease';
  if (open > 0) return 'open';
  return all >= LIMITS.guarantees ? 'many' : null;
}

/** Returns about what the rent of today comes to in a month, in minor units. */
export const monthlyRentOf = ({ rent_minor, rent_period }: GuaranteedLease): number | null =>
  rent_minor === null ? null : monthlyRent(Number(rent_minor), rent_period);

export function toGuaranteesOfLease(
  lease: GuaranteedLease,
  rows: readonly GuaranteeRow[],
  canAsk: boolean,
): GuaranteesOfLease {
  const rent = monthlyRentOf(lease);
  return {
    items: rows.map(toGuarantee),
    can_ask: canAsk,
    monthly_rent: rent === null ? null : toWireMoney(rent, lease.currency),
    currency: lease.currency,
    starts_on: lease.starts_on,
  };
}
