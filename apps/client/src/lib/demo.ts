/** Returns whether visitors may sign in as the people of the demonstration: the server writes it into the page. */
export const hasDemo = (): boolean => document.querySelector('meta[name="demo-accounts"]') !== null;
