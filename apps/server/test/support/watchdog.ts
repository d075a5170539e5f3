import { watchForHangs } from '@common-roof/testing/watchdog';

import { refuseDeprecations } from './warnings.ts';

watchForHangs(refuseDeprecations);
