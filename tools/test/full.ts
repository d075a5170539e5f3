import { everyChange, everyNight } from './stages.ts';
import { testWithServices } from './with-services.ts';

process.env['SCREENS'] = 'everything';
await testWithServices([...everyChange, ...everyNight.filter((stage) => !everyChange.includes(stage))]);
