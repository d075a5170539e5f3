import config from './playwright.config.ts';

/** Takes the pictures of the documentation from the demo, one after the other. */
export default { ...config, testDir: 'pictures', workers: 1 };
