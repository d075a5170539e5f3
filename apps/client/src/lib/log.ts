/** Failures a person can't act on are written down for whoever looks after the app. */
export function logFailure(what: string, cause: unknown): void {
  console.error(what, cause);
}
