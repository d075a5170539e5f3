/** Kinds of bank statements that can be read. */
export const BANK_FORMS = ['camt', 'mt940', 'csv'] as const;
export type BankForm = (typeof BANK_FORMS)[number];

/** Which entries of bank statements a list has: those without a payment, those that have one, or those left aside. */
export const BANK_LISTS = ['open', 'entered', 'ignored'] as const;
export type BankList = (typeof BANK_LISTS)[number];

/**
 * Why an entry is probably a person's, strongest first: their payment reference, the account or the name of an earlier
 * payment, their own name, all that they owe, or one due.
 */
export const BANK_REASONS = ['reference', 'account', 'payer', 'name', 'sum', 'due'] as const;
export type BankReason = (typeof BANK_REASONS)[number];

export const BANK_CERTAINTIES = ['certain', 'likely', 'none'] as const;
export type BankCertainty = (typeof BANK_CERTAINTIES)[number];
