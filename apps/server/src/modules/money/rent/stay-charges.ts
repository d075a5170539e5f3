import {
  depositDuesOfStay,
  rentDuesOfStay,
  type StayDepositDue,
  type StayLease,
  type StayRentDue,
} from '@common-roof/domain';

import type { PostedRow, RentPlan } from './rent.repository.ts';

/** Something that is to be charged for a stay. */
export type Charge =
  | ({ readonly kind: 'rent_due'; readonly monthly: number } & StayRentDue)
  | ({ readonly kind: 'deposit_due' } & StayDepositDue);

export type RentCharge = Extract<Charge, { kind: 'rent_due' }>;
export const isRent = (charge: Charge): charge is RentCharge => charge.kind === 'rent_due';

/** Everything that is due for a stay up to the end of a month (`YYYY-MM`), the first first. */
export function chargesOf(plan: RentPlan, leases: readonly StayLease[], untilMonth: string): Charge[] {
  const rents = new Map(leases.map(({ id, rentMinor }) => [id, rentMinor]));
  const dues = rentDuesOfStay(leases, plan.ends_on, { dueDay: plan.rent_due_day, untilMonth });
  const charges: Charge[] = [
    ...dues.map((due) => ({ kind: 'rent_due' as const, monthly: rents.get(due.leaseId) ?? due.minor, ...due })),
    ...(plan.is_carried ? [] : depositDuesOfStay(leases, plan.ends_on, plan.held_minor)).map((due) => ({
      kind: 'deposit_due' as const,
      ...due,
    })),
  ];
  return charges
    .filter((charge) => (charge.kind === 'rent_due' ? charge.from : charge.dueOn) >= plan.charged_from)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)));
}

/** Whether something that was posted is that. The day on which it was due does not matter: a house may choose another one later. */
export function isPosted(charge: Charge, posted: PostedRow): boolean {
  const isSame =
    posted.kind === charge.kind && posted.lease_id === charge.leaseId && Number(posted.minor) === charge.minor;
  return isSame && (charge.kind !== 'rent_due' || (posted.from === charge.from && posted.to === charge.to));
}

/** What makes it happen once; it may have been posted and taken back before. */
export function keyOf(charge: Charge, posted: readonly PostedRow[]): string {
  const month = charge.kind === 'rent_due' ? charge.month : null;
  const before = posted.filter(
    (row) => row.kind === charge.kind && row.lease_id === charge.leaseId && row.month === month,
  );
  return [charge.kind, charge.leaseId, month ?? 'deposit', before.length].join(':');
}
