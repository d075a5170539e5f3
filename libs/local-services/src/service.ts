/** A service that runs (or was given to us) and how to end it. */
export interface LocalService<Kind extends string = string> {
  readonly url: string;
  readonly kind: Kind;
  /** True when what was acknowledged survives a restart of the service: tests about durability need it. */
  readonly durable: boolean;
  /** Rejects with one sentence when the service ended by itself and could not be brought back; else never settles. */
  readonly failed: Promise<never>;
  /** Ends the service and resolves when its process is gone. Calling it twice is harmless. */
  stop(): Promise<void>;
}

export type Log = (line: string) => void;

/** A service could not be started. The message is one sentence for the person at the terminal; the cause has the rest. */
export class LocalServiceError extends Error {
  override readonly name = 'LocalServiceError';
}

/** The `failed` of a service that is not watched. */
export const neverFails = (): Promise<never> => new Promise(() => undefined);

/** A service somebody else runs: it is used, never stopped. */
export function givenService(url: string): LocalService<'given'> {
  return { url, kind: 'given', durable: true, failed: neverFails(), stop: () => Promise.resolve() };
}
