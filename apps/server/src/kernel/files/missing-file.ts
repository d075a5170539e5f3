/** The drivers' codes for a missing file. */
const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

interface Failure {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

/** An error and what caused it, outermost first: the storage library wraps what its drivers throw. */
export function* causesOf(error: unknown): Generator<Failure> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Failure).cause) yield at;
}

/** Returns whether a file could not be read because it doesn't exist. */
export const isMissingFile = (error: unknown): boolean =>
  [...causesOf(error)].some(({ name, code }) => MISSING.has(String(name)) || MISSING.has(String(code)));
