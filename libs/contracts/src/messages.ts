/** The two sides of a conversation. The specification defaults both sender and reader to the homeowner. */
export const SIDES = ['roomie', 'homeowner'] as const;
