import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';

import { browser } from '#lib/browser.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** A page whose code can't be loaded. */
const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

function renderMissing(): void {
  render(
    <ErrorBoundary>
      <Suspense fallback="…">
        <Missing />
      </Suspense>
    </ErrorBoundary>,
  );
}

describe("a page that can't be shown", () => {
  const original = browser.reloadTo;
  const reloadTo = jest.fn<void, [string]>();

  beforeEach(() => {
    reloadTo.mockClear();
    browser.reloadTo = reloadTo;
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    browser.reloadTo = original;
    jest.restoreAllMocks();
  });

  it('reports it, and reloads on request', async () => {
    renderMissing();
    expect(await screen.findByRole('heading', { name: 'Something went wrong on this page' })).toBeInTheDocument();
    screen.getByRole('button', { name: 'Reload' }).click();
    expect(reloadTo).toHaveBeenCalledWith(window.location.href);
  });

  it('reports that the device is offline, and opens when it is back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderMissing();
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeInTheDocument();
    expect(reloadTo).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(reloadTo).toHaveBeenCalledWith(window.location.href);
  });
});
