export const APPLICATION_STATES = ['pending', 'approved', 'rejected'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The lists of applications. Those with an unconfirmed address are also pending, but can't be approved yet. */
export const APPLICATION_LISTS = ['pending', 'unconfirmed', 'approved', 'rejected'] as const;
export type ApplicationList = (typeof APPLICATION_LISTS)[number];
