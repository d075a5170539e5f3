import { everyChange, everyNight } from './stages.ts';
import { testWithServices } from './with-services.ts';

// libs/testing: includes cases that are reduced for normal changes.
process.env['TESTS'] = 'everything';
await testWithServices([...everyChange, ...everyNight.filter((stage) => !everyChange.includes(stage))]);
