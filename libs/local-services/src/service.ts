/** A service that was started or given, and how to stop it. */
export interface LocalService<Kind extends string = string> {
  readonly url: string;
  readonly kind: Kind;
  /** Whether acknowledged writes survive a restart of the service; tests of durability need it. */
  readonly durable: boolean;
  /**
   * Rejects with a one-sentence message if the service ended by itself and couldn't be restarted; otherwise never
   * settles.
   */
  readonly failed: Promise<never>;
  /** Stops the service and resolves when its process is gone. Calling it twice is harmless. */
  stop(): Promise<void>;
}

export type Log = (line: string) => void;

/**
 * A service couldn't be started. The message is one sentence for the person at the terminal; `cause` has the details.
 */
export class LocalServiceError extends Error {
  override readonly name = 'LocalServiceError';
}

/** The `failed` of a service that isn't watched. */
export const neverFails = (): Promise<never> => new Promise(() => undefined);

/** Wraps a service that someone else runs: it is used, but never stopped. */
export function givenService(url: string): LocalService<'given'> {
  return { url, kind: 'given', durable: true, failed: neverFails(), stop: () => Promise.resolve() };
}
