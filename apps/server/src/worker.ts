import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';

import { lowerProcessPriority } from './process-priority.ts';
import { runProcess } from './process-life.ts';
import { WorkerModule } from './worker.module.ts';

// The api answers people who are waiting: on a busy machine it goes before e-mails and printing.
lowerProcessPriority();

await runProcess(async (config) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  return { app };
});
