import { knownFaults } from './known-faults.ts';
import { jestScript, nxChecks, playwrightScript, withCommands } from './stage.ts';
import { testWithServices } from './with-services.ts';

const sealedPdf = jestScript('A sealed PDF before judges that we did not write', 'apps/server', 'test:judges');

/** What takes too long for every change, or needs tools of the system: faults by the thousand, fuzzing, load, slow phones. */
await testWithServices([
  jestScript('Faults, fuzzing and long runs of the server', 'apps/server', 'test:nightly'),
  // Debian: apt-get install poppler-utils qpdf openssl
  withCommands(['pdfsig', 'pdftotext', 'pdftoppm', 'pdfinfo', 'qpdf', 'openssl'], sealedPdf),
  nxChecks('Build', 'build'),
  knownFaults,
  playwrightScript('Pages on a slow phone', 'apps/client-e2e', 'test:nightly'),
]);
