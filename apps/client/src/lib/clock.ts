/** The time at which a component renders: what it says about today is right until it renders again. */
export const now = (): Date => new Date();
