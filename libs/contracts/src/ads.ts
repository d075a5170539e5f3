/** `draft → open → paused → closed`; only an open ad is visible to others. */
export const AD_STATES = ['draft', 'open', 'paused', 'closed'] as const;
export type AdState = (typeof AD_STATES)[number];

/** What an owner can do to an ad as a whole, besides closing it. */
export const AD_STEPS = ['publish', 'pause', 'resume'] as const;
export type AdStep = (typeof AD_STEPS)[number];
