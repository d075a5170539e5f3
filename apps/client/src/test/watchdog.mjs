import { watchForHangs } from '@common-roof/testing/watchdog';

watchForHangs();
