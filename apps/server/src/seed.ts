import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';

import { DemoData } from './demo/demo-data.service.ts';
import { DemoModule, WITHOUT_LIMITS } from './demo/demo.module.ts';
import { Config } from '#kernel/config/config.ts';

/** Creates the demonstration once. */
try {
  const config = Config.fromProcess(WITHOUT_LIMITS);
  if (config.isProduction) throw new Error('it has known passwords and is never made in production');
  const app = await NestFactory.createApplicationContext(DemoModule.forRoot(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  const filled = await app.get(DemoData).fill();
  process.stdout.write(filled ? 'The demo data is in place.\n' : 'The demo data was there already.\n');
  await app.close();
  process.exit(0);
} catch (error) {
  process.stderr.write(`The demo data could not be made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
