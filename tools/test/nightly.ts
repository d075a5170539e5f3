import { everyNight } from './stages.ts';
import { testWithServices } from './with-services.ts';

await testWithServices(everyNight);
