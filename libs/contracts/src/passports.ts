/** What a roomie passport can say; each part is chosen by its owner. */
export const PASSPORT_PARTS = ['stays', 'rent', 'deposits', 'chores', 'ratings'] as const;
export type PassportPart = (typeof PASSPORT_PARTS)[number];

/** Passports that a person can make per day. */
export const PASSPORTS_A_DAY = 5;

/** Months for which a passport is meant to be used. */
export const PASSPORT_MONTHS = 6;

export const PASSPORT_STATES = ['valid', 'revoked', 'unknown'] as const;
export type PassportState = (typeof PASSPORT_STATES)[number];

/** Names the layout of the signed facts. */
export const PASSPORT_FORMAT = 'common-roof-passport/1';

/** The largest file that a check reads, in bytes. Ours have about 15,000. */
export const PASSPORT_FILE_BYTES = 200_000;
