import { jest } from '@jest/globals';

import { browser } from './browser.ts';
import { importOrNull, reloadOnMissingChunk } from './missing-chunk.ts';

/** What Vite tells when the code of a page cannot be fetched. */
const codeIsGone = (): Event => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

describe('code that is gone', () => {
  const original = browser.reloadTo;
  const reloadTo = jest.fn<typeof browser.reloadTo>();
  let stop: () => void;

  beforeEach(() => {
    sessionStorage.clear();
    reloadTo.mockClear();
    browser.reloadTo = reloadTo;
    stop = reloadOnMissingChunk();
  });
  afterEach(() => {
    stop();
    browser.reloadTo = original;
    jest.restoreAllMocks();
  });

  it('loads the page anew, and does not go round', () => {
    expect(codeIsGone().defaultPrevented).toBe(true);
    expect(codeIsGone().defaultPrevented).toBe(false);
    expect(reloadTo.mock.calls).toEqual([[window.location.href]]);
  });

  it('does not take the page away when it can be done without', async () => {
    const part = await importOrNull(() => {
      expect(codeIsGone().defaultPrevented).toBe(false);
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    });
    expect(part).toBeNull();
    expect(reloadTo).not.toHaveBeenCalled();
    expect(codeIsGone().defaultPrevented).toBe(true);
  });

  it('is not looked for without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(codeIsGone().defaultPrevented).toBe(false);
    expect(reloadTo).not.toHaveBeenCalled();
  });
});
