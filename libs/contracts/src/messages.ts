/** The two sides of a conversation. The specification defaults both sender and reader to the homeowner. */
export const SIDES = ['roomie', 'homeowner'] as const;

/** Reactions to a message, in the order in which they are offered. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;
export type Reaction = (typeof REACTIONS)[number];
