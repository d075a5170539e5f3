import type { RentPeriod } from '@common-roof/contracts';

import { plusDays } from '../days.ts';
import type { LeasePast } from './lease-past.ts';
import { type DatedRent, type RentDue, rentDues } from './rents.ts';

/** A countersigned lease of a stay. Days are ISO dates in the house's time zone, amounts minor units. */
export interface StayLease {
  readonly id: string;
  readonly startsOn: string;
  /** Its own last day; null: open-ended. */
  readonly endsOn: string | null;
  /** Per period. */
  readonly rentMinor: number;
  readonly rentPeriod: RentPeriod;
  /** Announced rents, in the order in which they apply. */
  readonly rentChanges?: readonly DatedRent[];
  readonly depositMinor: number;
  /** Opening balance of a lease that was taken over; absent: none. */
  readonly opening?: LeasePast | null;
}

export interface StayRentDue extends RentDue {
  readonly leaseId: string;
}
export interface StayDepositDue {
  readonly leaseId: string;
  readonly dueOn: string;
  /** Negative: the previous lease had a larger one. */
  readonly minor: number;
}

const earliest = (...days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);

/**
 * Returns the rents of a stay: each lease counts from its first day until the next one begins, it ends, or the
 * stay ends.
 * @param leases in order of their first day
 * @param endsOn the last day of the stay; null: open-ended
 * @param untilMonth `YYYY-MM`, inclusive
 */
export function rentDuesOfStay(
  leases: readonly StayLease[],
  endsOn: string | null,
  { dueDay, untilMonth }: { readonly dueDay: number; readonly untilMonth: string },
): StayRentDue[] {
  return leases.flatMap(
    ({ id, startsOn, endsOn: own, rentMinor: minor, rentPeriod: period, rentChanges: changes = [] }, at) => {
      const next = leases[at + 1];
      const lastDay = earliest(own, endsOn, next ? plusDays(next.startsOn, -1) : null);
      return rentDues({ startsOn, lastDay, minor, period, dueDay, changes }, untilMonth).map((due) => ({
        ...due,
        leaseId: id,
      }));
    },
  );
}

/**
 * Returns the rents of {@link rentDuesOfStay} that the ledger charges: those of a lease that was taken over begin with
 * a chosen day.
 */
export const chargedRentsOfStay = (
  leases: readonly StayLease[],
  { endsOn, chargedFrom, ...until }: ChargedUntil,
): StayRentDue[] => rentDuesOfStay(leases, endsOn, until).filter(({ from }) => from >= chargedFrom);

interface ChargedUntil {
  readonly endsOn: string | null;
  /** ISO date; dues of days before it were settled elsewhere. */
  readonly chargedFrom: string;
  readonly dueDay: number;
  readonly untilMonth: string;
}

/**
 * Returns the change of the deposit with each lease of a stay, on its first day.
 * @param leases as for {@link rentDuesOfStay}
 * @param held the deposit held when the lease was released; what was unpaid by then is no longer due. Null before that.
 */
export function depositDuesOfStay(
  leases: readonly StayLease[],
  endsOn: string | null,
  held: number | null = null,
): StayDepositDue[] {
  const dues = leases
    .map(({ id, startsOn, depositMinor }, at) => ({
      leaseId: id,
      dueOn: startsOn,
      minor: depositMinor - (leases[at - 1]?.depositMinor ?? 0),
    }))
    .filter(({ dueOn }) => endsOn === null || dueOn <= endsOn);
  const agreed = dues.reduce((sum, { minor }) => sum + minor, 0);
  let unpaid = held === null ? 0 : Math.max(0, agreed - held);
  return dues
    .toReversed()
    .map((due) => {
      const dropped = Math.min(unpaid, Math.max(0, due.minor));
      unpaid -= dropped;
      return { ...due, minor: due.minor - dropped };
    })
    .filter(({ minor }) => minor !== 0)
    .toReversed();
}
