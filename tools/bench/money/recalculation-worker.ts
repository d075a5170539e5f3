import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { repositoryRoot } from '../../lib/repository.ts';
import { answerCommands } from '../support/answer-commands.ts';
import type { RecalculateCommand, RecalculateResult } from './protocol.ts';

/** Loads the built server without HTTP, queues and loops, and runs an event handler as a worker's job does. */

const server = join(repositoryRoot, 'apps/server');
const { resolve } = createRequire(join(server, 'package.json'));

// The built files have no types; these are the types of their source.
const load = async <Exports>(path: string): Promise<Exports> => (await import(pathToFileURL(path).href)) as Exports;
const built = <Exports>(name: string): Promise<Exports> => load<Exports>(join(server, 'dist', `${name}.js`));

interface Nest {
  readonly NestFactory: {
    createApplicationContext(root: object, options: object): Promise<{ get<Part>(part: new () => Part): Part }>;
  };
}
interface EventRunner {
  run(job: { eventId: string; handler: string }): Promise<void>;
}

const { NestFactory } = await load<Nest>(resolve('@nestjs/core'));
const { Config } = await built<{ Config: { fromProcess(): object } }>('kernel/config/config');
const { KernelModule } = await built<{ KernelModule: { forRoot(settings: object): object } }>('kernel/kernel.module');
const { contextModules } = await built<{ contextModules: readonly object[] }>('context-modules');
const { EventDrainModule } = await built<{ EventDrainModule: object }>('kernel/jobs/jobs.module');
const { EventRunner } = await built<{ EventRunner: new () => EventRunner }>('kernel/jobs/event-runner');

const kernel = KernelModule.forRoot({ config: Config.fromProcess(), processName: 'bench' });
const app = await NestFactory.createApplicationContext(
  { module: EventDrainModule, imports: [kernel, ...contextModules] },
  { logger: ['error'], abortOnError: false },
);
const runner = app.get(EventRunner);

answerCommands<RecalculateCommand>(async ({ eventIds, atOnce }): Promise<RecalculateResult> => {
  const waiting = [...eventIds];
  const before = process.cpuUsage();
  const started = performance.now();
  const work = async (): Promise<void> => {
    for (let eventId = waiting.pop(); eventId !== undefined; eventId = waiting.pop()) {
      await runner.run({ eventId, handler: 'reckon-supplies' });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const { user, system } = process.cpuUsage(before);
  return { type: 'reckoned', seconds: (performance.now() - started) / 1_000, cpuSeconds: (user + system) / 1e6 };
});
