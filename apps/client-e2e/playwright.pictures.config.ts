import config from './playwright.config.ts';

/** Takes the pictures of the documentation from the demonstration, one after the other. */
export default { ...config, testDir: 'pictures', workers: 1 };
