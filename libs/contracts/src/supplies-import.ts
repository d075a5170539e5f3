/** Why a line of a purchase file is rejected. */
export const PURCHASE_FAULTS = [
  ...(['day', 'day_ambiguous', 'day_to_come', 'item_missing', 'item_long', 'amount', 'amount_ambiguous'] as const),
  ...(['amount_large', 'amount_not_positive', 'currency', 'buyer_missing', 'payers', 'shares'] as const),
  ...(['nobody_owes', 'person_unknown', 'nobody_lived_there', 'quotes', 'already_there'] as const),
] as const;
export type PurchaseFault = (typeof PURCHASE_FAULTS)[number];

/** Formats of a purchase file: this product's own, Splitwise's table, and a group of spliit as JSON. */
export const PURCHASE_FORMS = ['own', 'splitwise', 'spliit'] as const;
export type PurchaseForm = (typeof PURCHASE_FORMS)[number];
