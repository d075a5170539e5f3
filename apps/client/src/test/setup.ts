import '@testing-library/jest-dom';

import { act, cleanup, configure } from '@testing-library/react';
import { addEventHandler } from 'jest-circus';
import * as React from 'react';
import { toast } from 'react-toastify/unstyled';

import { drafts } from '#features/living/chat/composer/drafts.ts';
import { loadWords, startI18n } from '#i18n/i18n.ts';
import { live } from '#realtime/live.ts';
import { session } from '#session/session.ts';
import { AREAS } from './areas.ts';
import { rememberBrowser } from './as-new.ts';
import { FakeLive } from './fake-live.ts';
import { CONVERSATION, PERSON } from './people.ts';

// A file's first test also loads the code of its pages.
configure({ asyncUtilTimeout: 20_000 });

// React records where every element was created, for the stacks of its warnings, and stops after some thousands. Here
// it stops at once, because that took a sixth of the time. Without this the tests are slower but otherwise the same.
const reactInternals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (reactInternals instanceof Object) {
  Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}

/**
 * Warnings of React, Redux or a component library are mistakes, and fail their test. The client's own log output isn't:
 * `lib/log` writes when a test makes something fail. Nor is the duration of a store check, which depends on the
 * machine's load.
 */
const warnings: string[] = [];
const isTiming = /^\w+Middleware took \d+ms/;
for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...said: unknown[]): void => {
    const words = said.map(String).join(' ');
    if (!isTiming.test(words) && !/\blib\/log\.ts\b/.test(new Error().stack ?? '')) warnings.push(words);
    print(...said);
  };
}

class NoResizes implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

window.ResizeObserver = NoResizes;
const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
// MUI still uses the old API.
const listeningAsBefore = { addListener: () => undefined, removeListener: () => undefined };
window.matchMedia = (media: string): MediaQueryList =>
  ({ matches: false, media, ...listening, ...listeningAsBefore }) as unknown as MediaQueryList;
window.scrollTo = (): void => undefined;
document.hasFocus = (): boolean => true;

await startI18n('en');
await loadWords(...AREAS);

const likeNew = rememberBrowser();

/** Leaves nothing of a test to the next one. */
function afterEachTest(): void {
  cleanup();
  toast.dismiss();
  act(() => {
    live.stop();
  });
  FakeLive.forget();
  // Everyone's words in the tests' one conversation stay in memory, as between pages.
  for (const person of Object.values(PERSON)) {
    if (drafts.remembered(person, CONVERSATION) !== '') drafts.save(person, CONVERSATION, '');
  }
  // A sign-in forgets why the last session ended.
  session.begin('');
  window.localStorage.clear();
  expect(warnings.splice(0)).toEqual([]);
}

/** Leaves nothing of a file to the next one, which runs in the same process. */
async function afterFile(): Promise<void> {
  jest.restoreAllMocks();
  jest.useRealTimers();
  toast.dismiss();
  await likeNew();
}

const known = new WeakSet();
// The runner loads this module once a process, and forgets hooks with the file that it was loaded for.
addEventHandler((_, { rootDescribeBlock }) => {
  if (known.has(rootDescribeBlock)) return;
  known.add(rootDescribeBlock);
  const hook = { asyncError: new Error('hook'), parent: rootDescribeBlock, seenDone: false, timeout: null };
  rootDescribeBlock.hooks.push(
    { ...hook, type: 'afterEach', fn: afterEachTest },
    { ...hook, type: 'afterAll', fn: afterFile },
  );
});
