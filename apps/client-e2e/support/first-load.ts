import { gzipSync } from 'node:zlib';

import { type Browser, expect } from '@playwright/test';

import { openBrowser, type PersonName } from './people.ts';
import { openAs } from './sessions.ts';

export interface FirstLoad {
  readonly path: string;
  readonly scripts: number;
  /** Kilobytes (1,000 bytes) of script, each file gzipped. */
  readonly kilobytes: number;
  readonly files: readonly string[];
}

/**
 * Opens a page in a browser with an empty cache, and adds up the script it loads. The browser is never idle, so code
 * prefetched for other pages isn't counted.
 */
export async function firstLoad(browser: Browser, path: string, who: PersonName | null): Promise<FirstLoad> {
  const page = who === null ? await openBrowser(browser) : await openAs(browser, who);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const bodies = await Promise.all(
    [...scripts].map(async ([url, body]) => ({ url, bytes: gzipSync(await body).byteLength })),
  );
  await page.context().close();
  return {
    path,
    scripts: bodies.length,
    kilobytes: Math.round(bodies.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
    files: bodies
      .toSorted((one, other) => other.bytes - one.bytes)
      .map(({ url, bytes }) => `${String(bytes)} ${new URL(url).pathname}`),
  };
}
