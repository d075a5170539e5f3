import { everyChange, stagesOf } from './stages.ts';
import { testWithServices } from './with-services.ts';

/** `npm test`, or `npm test -- chores` for the tests of one topic. */
const [only] = process.argv.slice(2);
// One topic is soon tested in full.
if (only !== undefined) process.env['TESTS'] = 'everything';
await (only === undefined ? testWithServices(everyChange) : testWithServices(stagesOf(only), only));
