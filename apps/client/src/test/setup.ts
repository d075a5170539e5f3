import '@testing-library/jest-dom';

import { act, configure } from '@testing-library/react';

import { AREAS, loadWords, startI18n } from '../i18n/i18n.ts';
import { live } from '../realtime/live.ts';
import { FakeLive } from './fake-live.ts';

// The first test of a file also fetches the code of the pages it opens.
configure({ asyncUtilTimeout: 20_000 });

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
