/** `waiting → applied` or `declined` by the person who was suggested, or `closed` with the ad or the time to answer. */
export const SUGGESTION_STATES = ['waiting', 'applied', 'declined', 'closed'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];
