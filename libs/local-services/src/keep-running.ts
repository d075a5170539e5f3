import { setTimeout as pause } from 'node:timers/promises';

import { type GuardedProcess } from './guarded-process.ts';
import { LocalServiceError, type Log } from './service.ts';

const firstPauseMs = 250;
/** This many restarts within the window count as a failure. */
const restarts = 4;
const withinMs = 60_000;

export interface RunningServer {
  /** Rejects with a one-sentence message when the server ended and couldn't be restarted. */
  readonly failed: Promise<never>;
  readonly stop: () => Promise<void>;
}

/**
 * Watches a running server and restarts it whenever it ends unasked.
 * @param again starts it in the same place and resolves when it answers
 */
export function keepRunning(
  name: string,
  running: GuardedProcess,
  again: () => Promise<GuardedProcess>,
  log: Log,
): RunningServer {
  const failed = Promise.withResolvers<never>();
  // A caller that doesn't await it must not get an unhandled rejection.
  failed.promise.catch(() => undefined);
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let current = running;

  const bringBack = async (): Promise<void> => {
    const starts: number[] = [];
    for (;;) {
      const now = Date.now();
      starts.push(now);
      const recent = starts.filter((time) => now - time < withinMs).length;
      await pause(firstPauseMs * 2 ** (recent - 1), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      try {
        current = await again();
        return;
      } catch (error) {
        if (recent >= restarts) throw error;
      }
    }
  };

  const watch = async (): Promise<void> => {
    const ends: number[] = [];
    for (;;) {
      await current.exited;
      if (isStopping()) return;
      const now = Date.now();
      ends.push(now);
      if (ends.filter((time) => now - time < withinMs).length > restarts) {
        throw new LocalServiceError(`${name} ended again and again; the last it said was: ${current.lastWords(1)}`);
      }
      log(`${name} ended unexpectedly: starting it again`);
      await bringBack();
      if (isStopping()) return current.stop();
      log(`${name} is back`);
    }
  };
  const watching = watch().catch((error: unknown) => {
    failed.reject(error instanceof Error ? error : new Error(String(error)));
  });

  return {
    failed: failed.promise,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}
