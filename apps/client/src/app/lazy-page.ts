import type { ComponentType } from 'react';

import { type Area, loadWords } from '#i18n/i18n.ts';
import { type LazyContent, lazyContent } from '#lib/lazy-content.ts';

export type LazyPage = LazyContent<object>;

interface PageModule {
  readonly default: ComponentType;
  /** Fetches parts that are seen first at the window's address. */
  readonly fetchParts?: () => Promise<void>;
}

type Load = () => Promise<PageModule>;

/** A page whose code is fetched on opening or earlier. @param areas text areas it needs besides those of its layout */
export const lazyPage = (load: Load, ...areas: Area[]): LazyPage =>
  lazyContent(async () => {
    const [page] = await Promise.all([load(), loadWords(...areas)]);
    await page.fetchParts?.();
    return page.default;
  });
