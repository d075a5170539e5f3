/** Logs a failure that the user can't act on, for the app's developers. */
export function logFailure(what: string, cause: unknown): void {
  console.error(what, cause);
}
