import { hasScript, jestScript, nxChecks, nxTests, playwrightScript, type Stage } from './stage.ts';
import { testWithServices } from './with-services.ts';

const browser: readonly Stage[] = hasScript('apps/client-e2e', 'test:e2e')
  ? [playwrightScript('A real browser against the whole product', 'apps/client-e2e', 'test:e2e')]
  : [];

await testWithServices([
  nxChecks('Lint', 'lint'),
  nxChecks('Types', 'typecheck'),
  nxTests('Unit tests of every project, the client among them', 'test'),
  jestScript('Services of the server on a real database', 'apps/server', 'test:int'),
  jestScript('The whole server over HTTP and sockets', 'apps/server', 'test:e2e'),
  nxChecks('Build', 'build'),
  ...browser,
]);
