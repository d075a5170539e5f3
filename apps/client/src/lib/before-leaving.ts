/** Work to finish before the session ends on purpose. */
export const beforeLeaving: (() => Promise<unknown>)[] = [];
