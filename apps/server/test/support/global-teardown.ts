import { rmSync } from 'node:fs';

import { running } from './running-services.ts';

export default async function teardown(): Promise<void> {
  await running.services?.stop();
  if (running.folder) rmSync(running.folder, { recursive: true, force: true });
}
