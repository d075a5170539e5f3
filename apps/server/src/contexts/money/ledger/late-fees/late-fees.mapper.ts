import type { LateFee as LateFeeAnswer, LateFeeRule as RuleAnswer, LateFeeStanding } from '@common-roof/contracts';
import { type LateFee, type LateFeeRule, type LateFeeState, toWireMoney } from '@common-roof/domain';

import type { RentOfStay } from './late-fee-facts.repository.ts';
import type { NewRule } from './late-fees.repository.ts';

/** Counts what was ever set or ended, so that a change from another window is noticed. */
export const versionOf = (rules: readonly LateFeeRule[]): number =>
  rules.reduce((sum, { endedOn }) => sum + (endedOn === null ? 1 : 2), 0);

interface Announced {
  readonly houseId: string;
  readonly fromOn: string;
  readonly terms: Pick<LateFeeRule, 'graceDays' | 'fee' | 'yearCapMinor'>;
  readonly at: Date;
}

export const toNewRule = ({ houseId, fromOn, terms: { graceDays, fee, yearCapMinor }, at }: Announced): NewRule => ({
  house_id: houseId,
  from_on: fromOn,
  grace_days: graceDays,
  fixed_minor: fee.kind === 'fixed' ? String(fee.minor) : null,
  percent_tenths: fee.kind === 'percent' ? fee.tenths : null,
  year_cap_minor: yearCapMinor === null ? null : String(yearCapMinor),
  set_at: at,
});

export const percentOf = (tenths: number): string => String(tenths / 10);

export function toRule({ id, fromOn, graceDays, fee, yearCapMinor }: LateFeeRule, currency: string): RuleAnswer {
  return {
    _id: id,
    from_on: fromOn,
    days: graceDays,
    fee:
      fee.kind === 'fixed'
        ? { kind: 'fixed', amount: toWireMoney(fee.minor, currency) }
        : { kind: 'percent', percent: percentOf(fee.tenths) },
    year_cap: yearCapMinor === null ? null : toWireMoney(yearCapMinor, currency),
  };
}

/** What people see; null: not before the warning. */
const SHOWN: Readonly<Record<LateFeeState, LateFeeStanding | null>> = {
  upcoming: null,
  to_warn: null,
  warned: 'upcoming',
  held: 'held',
  charged: 'charged',
  waived: 'waived',
};

interface OfRoomie {
  readonly id: string | undefined;
  readonly rent: RentOfStay | undefined;
  readonly roomie: { readonly id: string; readonly first_name: string };
  readonly currency: string;
}

/** Returns a fee as people see it; nothing for one that they aren't told of yet. */
export function toFee(fee: LateFee, { id, rent, roomie, currency }: OfRoomie): LateFeeAnswer[] {
  const state = SHOWN[fee.state];
  if (state === null || id === undefined || !rent) return [];
  return [
    {
      _id: id,
      roomie: { _id: roomie.id, first_name: roomie.first_name },
      state,
      month: rent.month,
      period: rent.period,
      from: rent.from,
      to: rent.to,
      due_on: rent.dueOn,
      applies_on: fee.appliesOn,
      overdue: toWireMoney(fee.overdue, currency),
      amount: toWireMoney(fee.minor, currency),
    },
  ];
}
