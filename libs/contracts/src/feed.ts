/**
 * States of a feed item: waiting for verdicts, decided by people or by time, removed, or an extra chore nobody
 * confirmed.
 */
export const FEED_STATES = ['posted', 'verified', 'rejected', 'removed', 'lapsed'] as const;
export type FeedState = (typeof FEED_STATES)[number];

export const VERDICTS = ['point', 'strike'] as const;
