/** Steps in the life of a payment. */
export const PAYMENT_STEPS = ['entered', 'sealed', 'voided'] as const;
export type PaymentStep = (typeof PAYMENT_STEPS)[number];
