import type { Config } from '#kernel/config/config.ts';
import type { Running } from './process-life.ts';
import { runApi } from './run-api.ts';
import { workingModules } from './worker.module.ts';

/** The api and the worker as one process, for a small machine: half the memory of two. */
export function runAll(config: Config): Promise<Running> {
  return runApi(config, { imports: workingModules });
}
