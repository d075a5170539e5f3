import { browser } from './browser.ts';
import { importOrNull, reloadOnMissingChunk } from './missing-chunk.ts';

/** Vite's event when a page's code can't be fetched. */
const codeIsGone = (): Event => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

describe('code that is gone', () => {
  const original = browser.reloadTo;
  const reloadTo = jest.fn<void, [string]>();
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

  it('reloads the page once, without looping', () => {
    expect(codeIsGone().defaultPrevented).toBe(true);
    expect(codeIsGone().defaultPrevented).toBe(false);
    expect(reloadTo.mock.calls).toEqual([[window.location.href]]);
  });

  it('leaves the page alone if the code is optional', async () => {
    const part = await importOrNull(() => {
      expect(codeIsGone().defaultPrevented).toBe(false);
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    });
    expect(part).toBeNull();
    expect(reloadTo).not.toHaveBeenCalled();
    expect(codeIsGone().defaultPrevented).toBe(true);
  });

  it('causes no reload without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(codeIsGone().defaultPrevented).toBe(false);
    expect(reloadTo).not.toHaveBeenCalled();
  });
});
