/** The accounts of a balance. A positive amount is owed by the person. */
export const MONEY_ACCOUNTS = ['rent', 'utilities', 'supplies', 'deposit', 'other'] as const;
export type MoneyAccount = (typeof MONEY_ACCOUNTS)[number];
/** Accounts a roomie owes to the homeowner. Purchases are owed to housemates, who settle up among themselves. */
export const HOMEOWNER_ACCOUNTS = ['rent', 'utilities', 'deposit', 'other'] as const satisfies readonly MoneyAccount[];

/** States of a purchase: entered by the buyer, verified, withdrawn by the buyer, or removed by the homeowner. */
export const PURCHASE_STATES = ['entered', 'verified', 'withdrawn', 'removed'] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/**
 * How a purchase is split: equally between everyone who lived there on its day (`present`), equally between some
 * people, or by their shares, percentages, exact amounts or items on the receipt.
 */
export const SPLIT_METHODS = ['present', 'equal', 'shares', 'percent', 'exact', 'items'] as const;
export type SplitMethod = (typeof SPLIT_METHODS)[number];

/** What a purchase is for. */
export const PURCHASE_CATEGORIES = [
  ...(['groceries', 'drinks', 'takeaway', 'household', 'cleaning', 'kitchen'] as const),
  ...(['furniture', 'tools', 'garden', 'pets', 'leisure', 'other'] as const),
] as const;
export type PurchaseCategory = (typeof PURCHASE_CATEGORIES)[number];

/**
 * States of a payment between housemates: proposed by a plan, reported as paid, and confirmed by the recipient.
 * `replaced`: a new plan came before it was paid. `undone`: it was confirmed by mistake.
 */
export const SETTLE_UP_STATES = ['proposed', 'paid', 'confirmed', 'replaced', 'undone'] as const;
export type SettleUpState = (typeof SETTLE_UP_STATES)[number];

/**
 * States of a payment to the homeowner that a roomie reports. Only the homeowner's confirmation puts it in the ledger.
 */
export const REPORTED_PAYMENT_STATES = ['reported', 'confirmed', 'rejected', 'withdrawn'] as const;
export type ReportedPaymentState = (typeof REPORTED_PAYMENT_STATES)[number];

/** How housemates paid each other, if they state it. */
export const SETTLE_UP_METHODS = ['bank_transfer', 'cash', 'other'] as const;
export type SettleUpMethod = (typeof SETTLE_UP_METHODS)[number];

/** States of a bill: entered, or withdrawn entirely. A correction is a new version of the same bill. */
export const VARIABLE_COST_STATES = ['entered', 'taken_back'] as const;
export type VariableCostState = (typeof VARIABLE_COST_STATES)[number];

/** Categories of house bills. */
export const COST_CATEGORIES = ['electricity', 'gas', 'water', 'internet', 'heating', 'waste', 'other'] as const;
export type CostCategory = (typeof COST_CATEGORIES)[number];

/** How a house can usually split a category, besides equally between everyone. */
export const USUAL_METHODS = ['equal', 'shares', 'percent'] as const;
export type UsualMethod = (typeof USUAL_METHODS)[number];

/** How often a bill recurs. */
export const BILL_RHYTHMS = ['month', 'quarter', 'year'] as const;
export type BillRhythm = (typeof BILL_RHYTHMS)[number];

/** How often a purchase recurs. */
export const PURCHASE_RHYTHMS = ['week', 'two_weeks', ...BILL_RHYTHMS] as const;
export type PurchaseRhythm = (typeof PURCHASE_RHYTHMS)[number];

/** Units of meter readings. */
export const METER_UNITS = ['kWh', 'm³', 'l', 'MWh'] as const;
export type MeterUnit = (typeof METER_UNITS)[number];
