import type { LeaseSettings } from './schemas/leases.ts';

/** When a lease can end after notice. `month_end`: only on the last day of a month. */
export const NOTICE_ENDS = ['any_day', 'month_end'] as const;

export const FIXED_TERMS = ['ends', 'runs_on'] as const;

/** How often the rent of a lease is due. */
export const RENT_PERIODS = ['week', 'two_weeks', 'four_weeks', 'month'] as const;
export type RentPeriod = (typeof RENT_PERIODS)[number];

/** States of an announced rent. In force is derived from its day. */
export const RENT_CHANGE_STATES = ['announced', 'withdrawn'] as const;
export type RentChangeState = (typeof RENT_CHANGE_STATES)[number];

/** What a roomie can say about an announced rent. */
export const RENT_ANSWERS = ['acknowledged', 'objected'] as const;
export type RentAnswer = (typeof RENT_ANSWERS)[number];

/** Defaults of a homeowner's lease settings. */
export const LEASE_SETTINGS_DEFAULT = {
  notice_days: 30,
  notice_ends: 'any_day',
  deposit_return_days: 30,
  fixed_term: 'ends',
  rent_due_day: 1,
  rent_reminders: { before: [3], on_the_day: true, after: [3, 10, 20] },
  rent_increase: { notice_days: 60, months: 12, most_percent: null },
} satisfies Omit<LeaseSettings, 'version'>;

/** Requests one party of a lease can make to the other. */
export const LEASE_REQUEST_KINDS = ['earlier_end', 'withdraw_notice', 'cancel_lease'] as const;
export type LeaseRequestKind = (typeof LEASE_REQUEST_KINDS)[number];

export const LEASE_REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type LeaseRequestState = (typeof LEASE_REQUEST_STATES)[number];

/** Kinds of settlement lines. */
export const SETTLEMENT_KINDS = ['rent', 'supplies', 'variable_costs', 'deduction'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];
