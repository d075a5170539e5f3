import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

export type LazyContent<Props extends object> = FunctionComponent<Props> & {
  /** Fetches its code, so that it can be opened offline later, and at once. */
  fetch: () => Promise<unknown>;
};

/** A part of the app that shows itself at once if its code has been fetched, and suspends otherwise. */
export function lazyContent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyContent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async (): Promise<{ default: ComponentType<Props> }> => {
    fetched = await load();
    return { default: fetched };
  };
  const Fetched = lazy(fetch);
  function Content(props: Props) {
    // Once mounted it stays the same component: another one would lose the state of what it shows.
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Fetched);
    return createElement(Shown, props);
  }
  return Object.assign(Content, { fetch });
}
