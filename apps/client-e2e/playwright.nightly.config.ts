import config from './playwright.config.ts';

/** What takes too long for every change, or asks for a machine that does nothing else meanwhile. */
export default { ...config, testDir: 'nightly', workers: 1 };
