import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { knownFaults } from './known-faults.ts';
import { jestScript, nxChecks, nxTests, playwrightScript, script, type Stage, withCommands } from './stage.ts';

// Go otherwise lets its heap double before it collects: 4.4 GiB instead of 3.5. Near the limit, it collects all the time.
const lint = script('Lint', 'lint', 27, { GOMEMLIMIT: '3000MiB' });
const types = nxChecks('Types', 'typecheck', 20);
const units = nxTests('Unit tests of every project, the client among them', 'test', 130);
const server = jestScript('The server: services, HTTP, sockets', {
  project: 'apps/server',
  script: 'test:e2e',
  seconds: 175,
  shards: 2,
});
const build = nxChecks('Build', 'build', 15);
const stories = playwrightScript('A real browser against the whole product', 'apps/client-e2e', 'test:e2e', 170);

/** The stages that every change has to pass. */
export const everyChange: readonly Stage[] = [lint, types, units, server, build, stories];

/** Returns the stages for one topic: the tests whose path contains its name. */
export function stagesOf(name: string): readonly Stage[] {
  const told = readdirSync(join(repositoryRoot, 'apps/client-e2e/stories')).some((file) => file.includes(name));
  return [units, server, ...(told ? [build, stories] : [])];
}

const sealedPdf = jestScript('A sealed PDF before judges that we did not write', {
  project: 'apps/server',
  script: 'test:judges',
});

/** What takes too long for every change, or needs system tools: thousands of faults, fuzzing, load, slow phones. */
export const everyNight: readonly Stage[] = [
  jestScript('Faults, fuzzing and long runs of the server', { project: 'apps/server', script: 'test:nightly' }),
  // Debian: apt-get install poppler-utils qpdf openssl
  withCommands(['pdfsig', 'pdftotext', 'pdftoppm', 'pdfinfo', 'qpdf', 'openssl'], sealedPdf),
  build,
  knownFaults,
  playwrightScript('Pages on a slow phone', 'apps/client-e2e', 'test:nightly'),
];
