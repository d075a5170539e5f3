import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

import { type Area, loadWords } from '#i18n/i18n.ts';

export interface LazyPage extends FunctionComponent {
  /** Fetches its code, so that it can be opened offline later, and at once. */
  fetch: () => Promise<unknown>;
}

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code is fetched on opening or earlier. @param areas text areas it needs besides those of its layout */
export function lazyPage(load: Load, ...areas: Area[]): LazyPage {
  let fetched: ComponentType | undefined;
  const fetch: Load = async () => {
    const [page] = await Promise.all([load(), loadWords(...areas)]);
    fetched = page.default;
    return page;
  };
  const Fetched = lazy(fetch);
  function Page() {
    // Once mounted it stays the same component: another one would lose the page's state.
    const [Content] = useState(() => fetched ?? Fetched);
    return createElement(Content);
  }
  return Object.assign(Page, { fetch });
}
