import config from './playwright.config.ts';

/** Tests that are too slow for every change, or need an otherwise idle machine. */
export default { ...config, testDir: 'nightly', workers: 1 };
