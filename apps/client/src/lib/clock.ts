/** The moment in which a component is drawn: what it says of today is right until it is drawn again. */
export const now = (): Date => new Date();
