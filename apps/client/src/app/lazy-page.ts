import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

import { type Area, loadWords } from '../i18n/i18n.ts';

export interface LazyPage extends LazyExoticComponent<ComponentType> {
  /** Fetches its code, so that it can be opened without a network later. */
  fetch: () => Promise<unknown>;
}

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code is fetched when it is opened, or before. @param areas of what it says, beyond what its layout brings */
export function lazyPage(load: Load, ...areas: Area[]): LazyPage {
  const fetch: Load = async () => {
    const [page] = await Promise.all([load(), loadWords(...areas)]);
    return page;
  };
  return Object.assign(lazy(fetch), { fetch });
}
