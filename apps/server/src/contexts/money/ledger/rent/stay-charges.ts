import {
  depositDuesOfStay,
  rentDuesOfStay,
  type StayDepositDue,
  type StayLease,
  type StayRentDue,
} from '@common-roof/domain';

import type { PostedRow, RentPlan } from './rent.repository.ts';

/** An item to charge for a tenancy. */
export type Charge =
  | ({ readonly kind: 'rent_due' } & StayRentDue)
  | ({ readonly kind: 'deposit_due' } & StayDepositDue)
  | ({ readonly kind: 'opening_balance' } & StayDepositDue);

export type RentCharge = Extract<Charge, { kind: 'rent_due' }>;
export const isRent = (charge: Charge): charge is RentCharge => charge.kind === 'rent_due';

/**
 * Returns whether a lease records how it was taken over. In that case only the rent was settled elsewhere: the deposit
 * is held as far as it was paid here.
 */
export const isTakenOver = (leases: readonly StayLease[], leaseId: string): boolean =>
  leases.some(({ id, opening }) => id === leaseId && opening !== undefined && opening !== null);

/** Returns everything due for a tenancy up to the end of a month (`YYYY-MM`), earliest first. */
export function chargesOf(plan: RentPlan, leases: readonly StayLease[], untilMonth: string): Charge[] {
  const dues = rentDuesOfStay(leases, plan.ends_on, { dueDay: plan.rent_due_day, untilMonth });
  const charges: Charge[] = [
    ...dues.map((due) => ({ kind: 'rent_due' as const, ...due })),
    ...(plan.is_carried ? [] : depositDuesOfStay(leases, plan.ends_on, plan.held_minor)).map((due) => ({
      kind: 'deposit_due' as const,
      ...due,
    })),
  ];
  const openings = leases.flatMap(({ id: leaseId, opening }): Charge[] => {
    if (!opening || opening.openingMinor === 0) return [];
    return [{ kind: 'opening_balance', leaseId, dueOn: opening.chargedFrom, minor: opening.openingMinor }];
  });
  return [...charges, ...openings]
    .filter(
      (charge) =>
        (charge.kind === 'rent_due' ? charge.from : charge.dueOn) >= plan.charged_from ||
        (charge.kind === 'deposit_due' && isTakenOver(leases, charge.leaseId)),
    )
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)));
}

/** Returns whether a posted row is that charge. The due day is ignored, because a house may change it later. */
export function isPosted(charge: Charge, posted: PostedRow): boolean {
  const isSame =
    posted.kind === charge.kind && posted.lease_id === charge.leaseId && Number(posted.minor) === charge.minor;
  return isSame && (charge.kind !== 'rent_due' || (posted.from === charge.from && posted.to === charge.to));
}

/** Returns the key that makes a charge unique. It counts earlier postings that were reversed. */
export function keyOf(charge: Charge, posted: readonly PostedRow[]): string {
  const isBefore = (row: PostedRow): boolean =>
    charge.kind !== 'rent_due' || (charge.period === 'month' ? row.month === charge.month : row.from === charge.from);
  const before = posted.filter((row) => row.kind === charge.kind && row.lease_id === charge.leaseId && isBefore(row));
  const due = charge.kind === 'rent_due' ? charge.name : null;
  const what = due ?? (charge.kind === 'deposit_due' ? 'deposit' : 'opening');
  return [charge.kind, charge.leaseId, what, before.length].join(':');
}
