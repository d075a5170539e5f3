import { chargingDays, dayIn, hasPast, pastOf } from '@common-roof/domain';

import { unacceptable } from '#kernel/errors/domain-error.ts';
import type { AgreementEntity } from './agreement.entity.ts';

export type Past = Pick<AgreementEntity, 'charged_from' | 'opening_minor'>;
type Lease = Pick<AgreementEntity, 'type' | 'starts_on' | 'supersedes_id'> &
  Partial<Past & Pick<AgreementEntity, 'rent_period'>>;

export const NO_PAST: Past = { charged_from: null, opening_minor: null };

/** The past of a lease, as stated or derived from its first day; a lease that follows another has none. */
export function pastIn(lease: Lease, timeZone: string, now: Date): Past {
  const {
    type,
    starts_on: startsOn,
    supersedes_id: supersedes,
    charged_from: from = null,
    opening_minor = null,
    rent_period: period = 'month',
  } = lease;
  if (type !== 'lease' || startsOn === null || supersedes !== null) return NO_PAST;
  const said = from === null ? null : { chargedFrom: from, openingMinor: Number(opening_minor ?? 0) };
  const past = pastOf(startsOn, dayIn(timeZone, now), period, said);
  return past === null ? NO_PAST : { charged_from: past.chargedFrom, opening_minor: String(past.openingMinor) };
}

/** @throws 422 when the stated past does not fit the first day of the lease */
export function requirePast(lease: Lease, timeZone: string, now: Date): void {
  const { starts_on: startsOn, supersedes_id: supersedes, charged_from: from, rent_period: period = 'month' } = lease;
  if (from === null || from === undefined) return;
  if (supersedes !== null) {
    throw unacceptable('past', 'A lease that follows another continues to be charged. Enter a payment instead.');
  }
  const today = dayIn(timeZone, now);
  if (startsOn === null || !hasPast(startsOn, today)) {
    throw unacceptable('past', 'Only a lease that began before today has a past.');
  }
  if (!chargingDays(startsOn, today, period).includes(from)) {
    throw unacceptable(
      'past',
      'Rent is charged from the first day of the lease, or from the first day of a rent period up to the next one.',
    );
  }
}
