/** How a payment reached the homeowner. */
export const PAYMENT_METHODS = ['bank_transfer', 'cash', 'card', 'direct_debit', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Kinds of inconsistency in the ledger. */
export const LEDGER_FAULTS = ['journal', 'balance', 'running_balance', 'reversal'] as const;
