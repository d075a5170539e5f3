import { setSourceMapsSupport } from 'node:module';

// With the flag `--enable-source-maps`, Node would also read the maps of all packages, and keep them.
setSourceMapsSupport(true, { nodeModules: false });

const { runProcess } = await import('./process-life.ts');

/** Loads what a process needs for its role, and nothing of the others. */
const roles = {
  all: async () => (await import('./run-all.ts')).runAll,
  api: async () => (await import('./run-api.ts')).runApi,
  worker: async () => (await import('./run-worker.ts')).runWorker,
} as const;

await runProcess(async (config) => {
  const run = await roles[config.env.ROLE]();
  return run(config);
});
