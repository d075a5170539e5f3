import { everyChange, stagesOf } from './stages.ts';
import { testWithServices } from './with-services.ts';

/** `npm test`, or `npm test -- chores` for what has to do with one thing. */
const [only] = process.argv.slice(2);
await (only === undefined ? testWithServices(everyChange) : testWithServices(stagesOf(only), only));
