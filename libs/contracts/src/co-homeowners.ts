/**
 * What a homeowner can let a co-homeowner look after, in all of their houses. Signing, ending leases, deposits, bank
 * details, chat and the account itself are never among it.
 */
export const CO_HOMEOWNER_AREAS = ['houses', 'chores', 'repairs', 'money', 'letting'] as const;
export type CoHomeownerArea = (typeof CO_HOMEOWNER_AREAS)[number];

export const CO_HOMEOWNER_STATES = ['invited', 'active', 'declined', 'lapsed', 'ended'] as const;
export type CoHomeownerState = (typeof CO_HOMEOWNER_STATES)[number];

/** Days until an invitation lapses. */
export const CO_HOMEOWNER_INVITATION_DAYS = 14;
/** Days that the owner sees, of what a co-homeowner changed. */
export const CO_HOMEOWNER_CHANGES_DAYS = 30;
