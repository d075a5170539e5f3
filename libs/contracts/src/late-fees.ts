/** How a late fee is worked out: an amount, or a percentage of what is overdue. */
export const LATE_FEE_KINDS = ['fixed', 'percent'] as const;
export type LateFeeKind = (typeof LATE_FEE_KINDS)[number];

/** Days after the due day on which rent can be paid without a fee. */
export const LATE_FEE_DAYS = { min: 1, max: 30, usual: 5 } as const;

/** What became of a late fee. `upcoming`: it applies unless the rent is paid. `held`: a reported payment would pay it. */
export const LATE_FEE_STATES = ['upcoming', 'held', 'charged', 'waived'] as const;
export type LateFeeStanding = (typeof LATE_FEE_STATES)[number];
