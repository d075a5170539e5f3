import { setTimeout as pause } from 'node:timers/promises';

import { createApi } from './api.ts';
import { Health } from '#kernel/health/health.ts';
import { runProcess } from './process-life.ts';

await runProcess(async (config) => {
  const app = await createApi(config);
  await app.listen(config.env.PORT, config.env.HOST);
  return {
    app,
    onEnd: async () => {
      app.get(Health).drain();
      await pause(config.env.SHUTDOWN_NOTICE_SECONDS * 1_000);
    },
  };
});
