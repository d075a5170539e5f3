import '@testing-library/jest-dom';

import { act, configure } from '@testing-library/react';
import * as React from 'react';

import { AREAS, loadWords, startI18n } from '../i18n/i18n.ts';
import { live } from '../realtime/live.ts';
import { FakeLive } from './fake-live.ts';

// The first test of a file also fetches the code of the pages it opens.
configure({ asyncUtilTimeout: 20_000 });

// React notes where every element was made, for the stacks of its warnings. It stops after some thousands, and here at once:
// that took a sixth of the time. Without this the tests are slower and no different.
const reactInternals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (reactInternals instanceof Object) {
  Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}

/**
 * What React, Redux or a library of components warns about is a mistake, and fails the test in which it did. What the client
 * itself writes down is not: `lib/log` does so where a test lets something fail. Nor is how long a check of the store's took,
 * which says how busy the machine was.
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
afterEach(() => {
  expect(warnings.splice(0)).toEqual([]);
});

class NoResizes implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

window.ResizeObserver = NoResizes;
const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
// MUI still listens the old way.
const listeningAsBefore = { addListener: () => undefined, removeListener: () => undefined };
window.matchMedia = (media: string): MediaQueryList =>
  ({ matches: false, media, ...listening, ...listeningAsBefore }) as unknown as MediaQueryList;
window.scrollTo = (): void => undefined;
document.hasFocus = (): boolean => true;

beforeAll(async () => {
  await startI18n('en');
  await loadWords(...AREAS);
});

afterEach(() => {
  act(() => {
    live.stop();
  });
  FakeLive.forget();
  window.localStorage.clear();
});
