import type { INestApplicationContext } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { IdleMemory } from './idle-memory.ts';

/** Longer than requests and sockets are given to finish; after it the process ends in any case. */
const SHUTDOWN_MS = 13_000;

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

export interface Running {
  readonly app: INestApplicationContext;
  /** What comes before the application is closed. */
  readonly onEnd?: () => Promise<void>;
}

/**
 * Runs a process of the product: one sentence and exit 1 when it cannot start; a graceful end on SIGTERM, SIGINT or
 * when the parent that forked it is gone; an uncaught error ends it, so that its supervisor restarts it.
 */
export async function runProcess(start: (config: Config) => Promise<Running>): Promise<void> {
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  const running = await start(readConfig()).catch(fail);
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    const close = async (): Promise<void> => {
      await running.onEnd?.();
      setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
      await running.app.close();
    };
    close().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  if (process.channel) process.on('disconnect', end);
  new IdleMemory().watch();
  process.send?.({ type: 'ready' });
}

function readConfig(): Config {
  try {
    return Config.fromProcess();
  } catch (error) {
    return fail(error);
  }
}
