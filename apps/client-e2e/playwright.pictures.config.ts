import config from './playwright.config.ts';
import { BROWSER_ARGS } from './support/browser.ts';

const { use = {} } = config;

/** Takes the pictures of the documentation from the demonstration, one after the other, with days written as in Britain. */
export default {
  ...config,
  testDir: 'pictures',
  workers: 1,
  use: { ...use, launchOptions: { ...use.launchOptions, args: [...BROWSER_ARGS, '--lang=en-GB'] } },
};
