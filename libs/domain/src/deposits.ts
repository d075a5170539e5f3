import { DISPUTE_DAYS, type DepositState } from '@common-roof/contracts';

import { plusDays } from './days.ts';
import { type ActionOf, defineMachine } from './machine.ts';

/**
 * What is held of a roomie after their lease. Once it is settled, what was returned and what was deducted are what was held;
 * only the answer to a dispute moves something from one to the other.
 */
export const depositMachine = defineMachine({
  name: 'deposit',
  states: ['held', 'partly_returned', 'returned', 'withheld'] satisfies DepositState[],
  initial: 'held',
  final: ['returned'],
  transitions: {
    deduct: { from: ['held'], to: 'same', by: ['homeowner'] },
    withdrawDeduction: { from: ['held'], to: 'same', by: ['homeowner'] },
    // The release that it came from was taken back: nothing is held any more.
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

/** Something that is kept of a deposit. */
export interface KeptOfDeposit {
  /** In minor units of the house's currency; more than nothing. */
  readonly minor: number;
  readonly isWithdrawn: boolean;
}

/** The sum of what was not withdrawn, in minor units. */
export const deductedOf = (deductions: readonly KeptOfDeposit[]): number =>
  deductions.reduce((sum, { minor, isWithdrawn }) => (isWithdrawn ? sum : sum + minor), 0);

/** What a homeowner does who returns some of what is held; both in minor units. */
export function settlingOf(held: number, returned: number): 'returnAll' | 'returnPart' | 'withhold' {
  if (returned === held) return 'returnAll';
  return returned === 0 ? 'withhold' : 'returnPart';
}

/** What follows for a settled deposit from deductions that are less by now, in minor units. */
export const returningOf = (deducted: number): 'returnMore' | 'returnRest' =>
  deducted === 0 ? 'returnRest' : 'returnMore';

/** The last day on which a deduction can be disputed. ISO dates in the house's time zone. */
export const disputableUntil = (settledOn: string): string => plusDays(settledOn, DISPUTE_DAYS);

/** What has been said about a deduction. */
export interface DisputedDeduction extends KeptOfDeposit {
  readonly isDisputed: boolean;
  readonly isAnswered: boolean;
}

/**
 * Whether nothing about a deposit can change any more: it is settled, no dispute waits for an answer, and none can follow.
 * @param settledOn ISO date in the house's time zone, as `today`; null: it is held
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
