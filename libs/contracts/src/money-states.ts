/** The parts of what somebody owes. Positive there: the person owes it. */
export const MONEY_ACCOUNTS = ['rent', 'utilities', 'supplies', 'deposit', 'other'] as const;
export type MoneyAccount = (typeof MONEY_ACCOUNTS)[number];
/** What a roomie owes the homeowner. What is bought for the house is owed to housemates, who settle it among themselves. */
export const HOMEOWNER_ACCOUNTS = ['rent', 'utilities', 'deposit', 'other'] as const satisfies readonly MoneyAccount[];

/**
 * What a purchase for the house is: entered by who bought it, and then counted, taken back by who bought it, or taken out by
 * the homeowner.
 */
export const PURCHASE_STATES = ['entered', 'verified', 'withdrawn', 'removed'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/**
 * What a payment between housemates is: proposed by a plan, said to be paid, and confirmed by who got it. `replaced`: another
 * plan came before anybody paid. `undone`: it was confirmed by mistake.
 */
export const SETTLE_UP_STATES = ['proposed', 'paid', 'confirmed', 'replaced', 'undone'] as const;
export type SettleUpState = (typeof SETTLE_UP_STATES)[number];

/** What a payment is that a roomie says they have made to the homeowner: only the homeowner's word puts it in the ledger. */
export const REPORTED_PAYMENT_STATES = ['reported', 'confirmed', 'rejected', 'withdrawn'] as const;
export type ReportedPaymentState = (typeof REPORTED_PAYMENT_STATES)[number];

/** How a payment between housemates was made, where they say so. */
export const SETTLE_UP_METHODS = ['bank_transfer', 'cash', 'other'] as const;
export type SettleUpMethod = (typeof SETTLE_UP_METHODS)[number];

/** What a bill of a house is: entered, or taken back altogether. Corrected, it is another version of the same bill. */
export const VARIABLE_COST_STATES = ['entered', 'taken_back'] as const;
export type VariableCostState = (typeof VARIABLE_COST_STATES)[number];

/** What bills of a house are for. */
export const COST_CATEGORIES = ['electricity', 'gas', 'water', 'internet', 'heating', 'waste', 'other'] as const;
export type CostCategory = (typeof COST_CATEGORIES)[number];

/** How often a bill comes. */
export const BILL_RHYTHMS = ['month', 'quarter', 'year'] as const;
export type BillRhythm = (typeof BILL_RHYTHMS)[number];

/** What meters count in. */
export const METER_UNITS = ['kWh', 'm³', 'l', 'MWh'] as const;
export type MeterUnit = (typeof METER_UNITS)[number];
