import type { LeaseSettings } from './schemas/leases.ts';

/** When a lease can end after notice. `month_end`: only on the last day of a month. */
export const NOTICE_ENDS = ['any_day', 'month_end'] as const;

export const FIXED_TERMS = ['ends', 'runs_on'] as const;

/** How often the rent of a lease is due. */
export const RENT_PERIODS = ['week', 'two_weeks', 'four_weeks', 'month'] as const;
export type RentPeriod = (typeof RENT_PERIODS)[number];

/** Defaults of a homeowner's lease settings. */
export const LEASE_SETTINGS_DEFAULT = {
  notice_days: 30,
  notice_ends: 'any_day',
  deposit_return_days: 30,
  fixed_term: 'ends',
  rent_due_day: 1,
  rent_reminders: { before: [3], on_the_day: true, after: [3, 10, 20] },
} satisfies Omit<LeaseSettings, 'version'>;

/** Requests one party of a lease can make to the other. */
export const LEASE_REQUEST_KINDS = ['earlier_end', 'withdraw_notice', 'cancel_lease'] as const;
export type LeaseRequestKind = (typeof LEASE_REQUEST_KINDS)[number];

export const LEASE_REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type LeaseRequestState = (typeof LEASE_REQUEST_STATES)[number];

/** Kinds of settlement lines. */
export const SETTLEMENT_KINDS = ['rent', 'supplies', 'variable_costs', 'deduction'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];
