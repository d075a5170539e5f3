import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

import { type Area, loadWords } from '#i18n/i18n.ts';

export interface LazyPage extends LazyExoticComponent<ComponentType> {
  /** Fetches its code, so that it can be opened offline later. */
  fetch: () => Promise<unknown>;
}

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code is fetched on opening or earlier. @param areas text areas it needs besides those of its layout */
export function lazyPage(load: Load, ...areas: Area[]): LazyPage {
  const fetch: Load = async () => {
    const [page] = await Promise.all([load(), loadWords(...areas)]);
    return page;
  };
  return Object.assign(lazy(fetch), { fetch });
}
