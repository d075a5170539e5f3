import { rmSync } from 'node:fs';

import { compiledIn } from './compiled-server.ts';
import { running } from './running-services.ts';

export default async function teardown(): Promise<void> {
  await running.services?.stop();
  rmSync(compiledIn(), { recursive: true, force: true });
  for (const folder of [running.folder, running.keys]) {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}
