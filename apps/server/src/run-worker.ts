import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';

import type { Config } from '#kernel/config/config.ts';
import type { Running } from './process-life.ts';
import { lowerProcessPriority } from './process-priority.ts';
import { WorkerModule } from './worker.module.ts';

/** Handles events, sends e-mails, and does what is due. */
export async function runWorker(config: Config): Promise<Running> {
  // The api answers people who are waiting: on a busy machine it goes before e-mails and printing.
  lowerProcessPriority();
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  return { app };
}
