import { everyChange, everyNight } from './stages.ts';
import { testWithServices } from './with-services.ts';

// libs/testing: whatever is done less often for every change.
process.env['TESTS'] = 'everything';
await testWithServices([...everyChange, ...everyNight.filter((stage) => !everyChange.includes(stage))]);
