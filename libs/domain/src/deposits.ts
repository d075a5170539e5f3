import { DISPUTE_DAYS, type DepositState } from '@common-roof/contracts';

import { plusDays } from './days.ts';
import { type ActionOf, defineMachine } from './machine.ts';

/**
 * The deposit held after a lease ends. Once settled, the returned and deducted amounts add up to what was held; only
 * the answer to a dispute moves money between them.
 */
export const depositMachine = defineMachine({
  name: 'deposit',
  states: ['held', 'partly_returned', 'returned', 'withheld'] satisfies DepositState[],
  initial: 'held',
  final: ['returned'],
  transitions: {
    deduct: { from: ['held'], to: 'same', by: ['homeowner'] },
    withdrawDeduction: { from: ['held'], to: 'same', by: ['homeowner'] },
    // The release behind it was undone: nothing is held anymore.
    takeBack: { from: ['held'], to: 'same', by: ['homeowner'] },
    returnAll: { from: ['held'], to: 'returned', by: ['homeowner'] },
    returnPart: { from: ['held'], to: 'partly_returned', by: ['homeowner'] },
    withhold: { from: ['held'], to: 'withheld', by: ['homeowner'] },
    dispute: { from: ['held', 'partly_returned', 'withheld'], to: 'same', by: ['roomie'] },
    answer: { from: ['held', 'partly_returned', 'withheld'], to: 'same', by: ['homeowner'] },
    returnMore: { from: ['partly_returned', 'withheld'], to: 'partly_returned', by: ['homeowner'] },
    returnRest: { from: ['partly_returned', 'withheld'], to: 'returned', by: ['homeowner'] },
  },
});
export type DepositAction = ActionOf<typeof depositMachine>;

/** A deduction from a deposit. */
export interface KeptOfDeposit {
  /** In minor units of the house's currency; positive. */
  readonly minor: number;
  readonly isWithdrawn: boolean;
}

/** Sums the deductions that weren't withdrawn, in minor units. */
export const deductedOf = (deductions: readonly KeptOfDeposit[]): number =>
  deductions.reduce((sum, { minor, isWithdrawn }) => (isWithdrawn ? sum : sum + minor), 0);

/** Returns the action for returning `returned` of `held`, both in minor units. */
export function settlingOf(held: number, returned: number): 'returnAll' | 'returnPart' | 'withhold' {
  if (returned === held) return 'returnAll';
  return returned === 0 ? 'withhold' : 'returnPart';
}

/** Returns the action that follows when deductions shrink to `deducted`, in minor units. */
export const returningOf = (deducted: number): 'returnMore' | 'returnRest' =>
  deducted === 0 ? 'returnRest' : 'returnMore';

/** Returns the last day on which a deduction can be disputed. ISO dates in the house's time zone. */
export const disputableUntil = (settledOn: string): string => plusDays(settledOn, DISPUTE_DAYS);

/** A deduction and its dispute, if there is one. */
export interface DisputedDeduction extends KeptOfDeposit {
  readonly isDisputed: boolean;
  readonly isAnswered: boolean;
}

/**
 * Whether a deposit can no longer change: it is settled, no dispute is open, and the time for disputes is over.
 * @param settledOn ISO date in the house's time zone, as `today`; null: it is still held
 */
export function isDepositDone(
  settledOn: string | null,
  deductions: readonly DisputedDeduction[],
  today: string,
): boolean {
  if (settledOn === null) return false;
  const standing = deductions.filter(({ isWithdrawn }) => !isWithdrawn);
  if (standing.some(({ isDisputed, isAnswered }) => isDisputed && !isAnswered)) return false;
  return today > disputableUntil(settledOn) || standing.every(({ isDisputed }) => isDisputed);
}
