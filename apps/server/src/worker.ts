import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';

import { goLast } from './go-last.ts';
import { runProcess } from './process-life.ts';
import { WorkerModule } from './worker.module.ts';

// People wait for the api, and nobody for the worker: beside each other on a busy machine, the api goes first.
goLast();

await runProcess(async (config) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  return { app };
});
