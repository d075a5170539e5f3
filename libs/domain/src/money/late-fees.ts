import { plusDays } from '../days.ts';
import { allocate, type Due, type Paid } from './payments.ts';

/** Days before a new or changed rule holds for those who live there. */
export const LATE_FEE_NOTICE_DAYS = 30;
/** Days between the warning and the fee; fewer where the rule gives fewer days. */
export const LATE_FEE_WARNING_DAYS = 3;

/** A house's rule for late fees. Days are ISO dates in the house's time zone, amounts minor units. */
export interface LateFeeRule {
  readonly id: string;
  /** The first due day it holds for. */
  readonly fromOn: string;
  /** The first day without its fees; null: it holds. */
  readonly endedOn: string | null;
  /** Days after the due day on which rent can be paid without a fee. */
  readonly graceDays: number;
  /** An amount, or tenths of a percent of what is overdue. */
  readonly fee:
    { readonly kind: 'fixed'; readonly minor: number } | { readonly kind: 'percent'; readonly tenths: number };
  /** The most that a stay is charged in a calendar year; null: no limit. */
  readonly yearCapMinor: number | null;
}

/** A due that payments cover, oldest first. Only rent can have a fee. */
export interface LateFeeDue extends Due {
  readonly stayId: string;
  /** The day from which it can be late: the due day, or the day on which the roomie could first know of it. */
  readonly since: string;
  readonly isRent: boolean;
}

/** What the late fees of a person in a house follow from. */
export interface LateFeeFacts {
  readonly rules: readonly LateFeeRule[];
  readonly dues: readonly LateFeeDue[];
  /** Payments that count, by the day on which they were paid. */
  readonly payments: readonly Paid[];
  /** Reported payments that wait for the homeowner. */
  readonly reported: readonly Paid[];
  /** The day of the warning, by due. */
  readonly warned: ReadonlyMap<string, string>;
  /** The dues whose fee is waived. */
  readonly waived: ReadonlySet<string>;
  /** The day of the end settlement, by stay. */
  readonly settledOn: ReadonlyMap<string, string>;
}

/**
 * `upcoming`: not to be told yet. `to_warn`: the roomie is told today. `warned`: they were told. `held`: a reported
 * payment would cover the rent, so nothing is decided. `charged`: it stands. `waived`: it would stand.
 */
export type LateFeeState = 'upcoming' | 'to_warn' | 'warned' | 'held' | 'charged' | 'waived';

/** The late fee of a due. */
export interface LateFee {
  readonly dueId: string;
  readonly stayId: string;
  readonly ruleId: string;
  /** The day on which the roomie is warned. */
  readonly warnOn: string;
  /** The first day on which the fee is owed; a payment of the day before is in time. */
  readonly appliesOn: string;
  /** The rent that is unpaid by then. */
  readonly overdue: number;
  readonly minor: number;
  readonly state: LateFeeState;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** Returns whether a rule held, or will hold, for any due. */
const everHolds = ({ fromOn, endedOn }: LateFeeRule): boolean => endedOn === null || endedOn > fromOn;

/** Returns the rule for dues of a day; undefined: there is none. */
export const lateFeeRuleOn = (rules: readonly LateFeeRule[], day: string): LateFeeRule | undefined =>
  rules
    .filter((rule) => everHolds(rule) && rule.fromOn <= day)
    .reduce<LateFeeRule | undefined>(
      (last, rule) => (last === undefined || rule.fromOn >= last.fromOn ? rule : last),
      undefined,
    );

/** Returns the fee for an overdue amount in minor units: never more than what is overdue. */
export function lateFeeFor({ fee }: Pick<LateFeeRule, 'fee'>, overdue: number): number {
  if (fee.kind === 'fixed') return Math.min(overdue, fee.minor);
  return Number((2n * BigInt(overdue) * BigInt(fee.tenths) + 1000n) / 2000n);
}

/** Returns how many days before a fee the roomie is warned. */
const leadOf = ({ graceDays }: LateFeeRule): number => Math.min(LATE_FEE_WARNING_DAYS, graceDays + 1);

/** Returns the unpaid rest of a due after the payments up to and including a day. */
function openBy(due: LateFeeDue, dues: readonly LateFeeDue[], payments: readonly Paid[], day: string): number {
  const { dues: settled } = allocate(
    dues,
    payments.filter(({ paidOn }) => paidOn <= day),
  );
  return settled.find(({ id }) => id === due.id)?.open ?? 0;
}

function feeOf(due: LateFeeDue, facts: LateFeeFacts, today: string): LateFee | undefined {
  const rule = lateFeeRuleOn(facts.rules, due.dueOn);
  if (!rule || !due.isRent || due.since > today) return undefined;
  const regular = plusDays(due.since, rule.graceDays + 1);
  const warnOn = plusDays(regular, -leadOf(rule));
  const warnedOn = facts.warned.get(due.id);
  const appliesOn = later(regular, plusDays(warnedOn ?? today, leadOf(rule)));
  const isOver = (end: string | null | undefined): boolean => end !== null && end !== undefined && appliesOn >= end;
  if (isOver(rule.endedOn) || isOver(facts.settledOn.get(due.stayId))) return undefined;
  const lastDay = plusDays(appliesOn, -1);
  const overdue = openBy(due, facts.dues, facts.payments, lastDay);
  const minor = lateFeeFor(rule, overdue);
  if (minor === 0) return undefined;
  const isHeld =
    facts.reported.length > 0 && openBy(due, facts.dues, [...facts.payments, ...facts.reported], lastDay) === 0;
  const state = (): LateFeeState => {
    if (facts.waived.has(due.id)) return 'waived';
    if (isHeld) return 'held';
    if (warnedOn === undefined) return today >= warnOn ? 'to_warn' : 'upcoming';
    return today >= appliesOn ? 'charged' : 'warned';
  };
  return { dueId: due.id, stayId: due.stayId, ruleId: rule.id, warnOn, appliesOn, overdue, minor, state: state() };
}

/**
 * Returns the late fees of a person in a house, earliest first: at most one for each rent, and none for one that was
 * paid in time, whenever the payment was entered. A fee needs a warning, so one that was sent late moves it. The result
 * doesn't depend on the order of the input.
 * @param today ISO date in the house's time zone
 */
export function lateFees(facts: LateFeeFacts, today: string): LateFee[] {
  const caps = new Map(facts.rules.map(({ id, yearCapMinor }) => [id, yearCapMinor]));
  const used = new Map<string, number>();
  return facts.dues
    .flatMap((due) => feeOf(due, facts, today) ?? [])
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .flatMap((fee) => {
      const year = `${fee.stayId} ${fee.appliesOn.slice(0, 4)}`;
      const before = used.get(year) ?? 0;
      const cap = caps.get(fee.ruleId) ?? null;
      const minor = cap === null ? fee.minor : Math.max(0, Math.min(fee.minor, cap - before));
      // A waived fee leaves the year's limit to others.
      if (fee.state !== 'waived') used.set(year, before + minor);
      return minor === 0 ? [] : [{ ...fee, minor }];
    });
}

/** Returns the next day on which fees change by themselves: a warning, or a fee; null: none is to come. */
export function nextLateFeeDay(fees: readonly LateFee[]): string | null {
  const days = fees.flatMap(({ state, warnOn, appliesOn }) =>
    state === 'upcoming' ? [warnOn] : state === 'warned' ? [appliesOn] : [],
  );
  return days.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);
}

const keyOf = ({ appliesOn, dueId }: LateFee): string => `${appliesOn} ${dueId}`;
