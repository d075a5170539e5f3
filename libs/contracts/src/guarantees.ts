/**
 * States of a guarantee: the homeowner asked the roomie for it, the guarantor has the link, they signed it, it ended. Or
 * the roomie or the guarantor declined, the homeowner withdrew it, or the link expired.
 */
export const GUARANTEE_STATES = ['asked', 'sent', 'signed', 'ended', 'declined', 'withdrawn', 'expired'] as const;
export type GuaranteeState = (typeof GUARANTEE_STATES)[number];

/** What a guarantee covers: rent, or also the bills that are owed to the homeowner. */
export const GUARANTEE_COVERS = ['rent', 'rent_and_bills'] as const;
export type GuaranteeCovers = (typeof GUARANTEE_COVERS)[number];

/** Why a signed guarantee ended: the homeowner released the guarantor, its last day passed, or its lease is over. */
export const GUARANTEE_ENDS = ['released', 'date_passed', 'lease_over'] as const;
export type GuaranteeEnd = (typeof GUARANTEE_ENDS)[number];

/** Who declined a guarantee. */
export const GUARANTEE_DECLINERS = ['roomie', 'guarantor'] as const;
export type GuaranteeDecliner = (typeof GUARANTEE_DECLINERS)[number];

/** Days for which the link of a guarantee that isn't signed works. */
export const GUARANTEE_LINK_DAYS = 14;
/** Days after which an overdue due is told to everyone. */
export const GUARANTEE_OVERDUE_DAYS = { min: 7, max: 30, usual: 14 } as const;
/** Most months of rent that a limit can be stated in. */
export const GUARANTEE_MOST_MONTHS = 24;
