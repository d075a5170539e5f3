import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';

import { runProcess } from './process-life.ts';
import { WorkerModule } from './worker.module.ts';

await runProcess(async (config) => {
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  return { app };
});
