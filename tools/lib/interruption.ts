import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Rejects running work when the person asked to stop. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('Stopped on request.');
    this.exitCode = exitCode;
  }
}

/**
 * Returns a signal that fires once: on Ctrl-C, on SIGTERM, when the terminal closes, and when the parent process is
 * gone. Later signals are ignored, because one Ctrl-C may arrive several times, from the terminal and from npm.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of signals) {
    process.on(name, () => {
      controller.abort(new Interrupted(128 + constants.signals[name]));
    });
  }
  process.once('disconnect', () => {
    controller.abort(new Interrupted(128 + constants.signals.SIGHUP));
  });
  return controller.signal;
}

/** Waits for the work, or rejects with `Interrupted` as soon as the signal fires. */
export function orInterrupted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(signal.reason instanceof Error ? signal.reason : new Interrupted(1));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });
}
