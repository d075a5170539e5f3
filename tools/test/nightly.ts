import { jestScript, nxChecks, playwrightScript } from './stage.ts';
import { testWithServices } from './with-services.ts';

/** What takes too long for every change: faults by the thousand, fuzzing, load, and pages on a slow phone. */
await testWithServices([
  jestScript('Faults, fuzzing and long runs of the server', 'apps/server', 'test:nightly'),
  nxChecks('Build', 'build'),
  playwrightScript('Pages on a slow phone', 'apps/client-e2e', 'test:nightly'),
]);
