/** The two sides of a conversation. The specification defaults both sender and reader to the homeowner. */
export const SIDES = ['roomie', 'homeowner'] as const;

/** Reactions to a message, in the order in which they are offered. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** For how long a conversation can be muted, in the order in which it is offered. */
export const MUTE_SPANS = ['eight_hours', 'week', 'always'] as const;
export type MuteSpan = (typeof MUTE_SPANS)[number];
