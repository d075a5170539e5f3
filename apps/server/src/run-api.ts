import { setTimeout as pause } from 'node:timers/promises';

import { type ApiOptions, createApi } from './api.ts';
import type { Config } from '#kernel/config/config.ts';
import { Health } from '#kernel/health/health.ts';
import type { Running } from './process-life.ts';

/** Answers calls and keeps sockets. */
export async function runApi(config: Config, options: ApiOptions = {}): Promise<Running> {
  const app = await createApi(config, options);
  await app.listen(config.env.PORT, config.env.HOST);
  return {
    app,
    onEnd: async () => {
      app.get(Health).drain();
      await pause(config.env.SHUTDOWN_NOTICE_SECONDS * 1_000);
    },
  };
}
