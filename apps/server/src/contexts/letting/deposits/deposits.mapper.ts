import type { DamageDeposit, Deduction, Deposit, WorsenedItem } from '@common-roof/contracts';
import { dayIn, deductedOf, disputableUntil, sumOfDues, toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Settable } from './deposit-arrears.ts';
import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import type { ShownGround } from './grounds.ts';
import type { DepositRow } from './deposits.repository.ts';

export interface AroundDeposit {
  readonly deductions: readonly DepositDeductionEntity[];
  readonly grounds: ReadonlyMap<string, ShownGround>;
  readonly worsened: readonly WorsenedItem[];
  readonly steps: Deposit['steps'];
  readonly hasStatement: boolean;
  /** Of a held deposit. */
  readonly arrears: Settable | null;
}

export const toDeposit = (row: DepositRow, around: AroundDeposit): Deposit => ({
  _id: row.id,
  agreement_id: row.agreement_id,
  roomie: { _id: row.roomie_id, name: row.roomie_name },
  homeowner: { _id: row.homeowner_id, name: row.homeowner_name },
  house: { _id: row.house_id, name: row.house_name },
  room: { _id: row.room_id, name: row.room_name },
  state: row.state,
  currency: row.currency,
  held: toWireMoney(Number(row.held_minor), row.currency),
  deducted: toWireMoney(Number(row.deducted_minor), row.currency),
  set_off: toWireMoney(setOffFrom(around.deductions), row.currency),
  left: toWireMoney(Number(row.held_minor) - Number(row.deducted_minor), row.currency),
  arrears: arrearsOf(row, around),
  return_by: row.return_by,
  settled: settledOf(row),
  disputable_until: row.settled_at && disputableUntil(dayIn(row.time_zone, row.settled_at)),
  deductions: around.deductions.map((deduction) => toDeduction(deduction, row, around.grounds.get(deduction.id))),
  worsened: [...around.worsened],
  steps: around.steps,
  has_statement: around.hasStatement,
  version: row.version,
});

/** @param today ISO date in the house's time zone */
export const toDamageDeposit = (
  row: DepositRow | undefined,
  deposit: Deposit | null,
  today: string,
): DamageDeposit => ({
  returned_damaged_deposit: row !== undefined && row.returned_minor !== '0',
  returned_damaged_form_description: row?.how ?? '',
  returned_damaged_deposit_date: row?.returned_on ?? today,
  comments: row?.comments ?? '',
  deposit,
});

/** The amount of a deduction that counts. */
export const disputedOf = ({ amount_minor, withdrawn_at, disputed_at, answered_at }: DepositDeductionEntity) => ({
  minor: Number(amount_minor),
  isWithdrawn: withdrawn_at !== null,
  isDisputed: disputed_at !== null,
  isAnswered: answered_at !== null,
});

export const deductedFrom = (deductions: readonly DepositDeductionEntity[]): number =>
  deductedOf(deductions.map(disputedOf));

/** Sums the deductions that pay arrears, in minor units. */
export const setOffFrom = (deductions: readonly DepositDeductionEntity[]): number =>
  deductedFrom(deductions.filter(({ ground }) => ground === 'arrears'));

function arrearsOf(row: DepositRow, { arrears, deductions }: AroundDeposit): Deposit['arrears'] {
  const owed = arrears?.owed ?? (row.owed_minor === null ? null : Number(row.owed_minor));
  if (owed === null) return null;
  const left = Number(row.held_minor) - deductedFrom(deductions);
  const money = (minor: number): string => toWireMoney(minor, row.currency);
  return {
    owed: money(owed),
    contested: money(arrears?.contested ?? 0),
    can_set_off: money(arrears ? Math.min(left, sumOfDues(arrears.dues)) : 0),
    balance: money(left - owed),
  };
}

function settledOf({
  currency,
  settled_at,
  returned_on,
  returned_minor,
  how,
  comments,
}: DepositRow): Deposit['settled'] {
  if (settled_at === null || returned_on === null) return null;
  const returned = toWireMoney(Number(returned_minor), currency);
  return { at: toTimestamp(settled_at), returned, returned_on, how, comments };
}

const toDeduction = (
  row: DepositDeductionEntity,
  { currency }: DepositRow,
  shown: ShownGround | undefined,
): Deduction => ({
  _id: row.id,
  reason: row.reason,
  amount: toWireMoney(Number(row.amount_minor), currency),
  first_amount: toWireMoney(Number(row.first_minor), currency),
  ground: shown?.ground ?? { kind: 'receipt' },
  photos: [...(shown?.photos ?? [])],
  created_at: toTimestamp(row.created_at),
  withdrawn_at: toTimestampOrNull(row.withdrawn_at),
  dispute: disputeOf(row),
});

function disputeOf({ dispute, disputed_at, answer, answered_at }: DepositDeductionEntity): Deduction['dispute'] {
  if (dispute === null || disputed_at === null) return null;
  const answered = answer === null || answered_at === null ? null : { words: answer, at: toTimestamp(answered_at) };
  return { words: dispute, at: toTimestamp(disputed_at), answer: answered };
}
