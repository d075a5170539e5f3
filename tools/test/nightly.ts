import { jestScript } from './stage.ts';
import { testWithServices } from './with-services.ts';

/** What takes too long for every change: faults by the thousand, fuzzing, load. */
await testWithServices([jestScript('Faults, fuzzing and long runs of the server', 'apps/server', 'test:nightly')]);
