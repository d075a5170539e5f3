import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export interface LazyPage extends LazyExoticComponent<ComponentType> {
  /** Fetches its code, so that it can be opened without a network later. */
  fetch: () => Promise<unknown>;
}

type Load = () => Promise<{ default: ComponentType }>;

/** A page whose code is fetched when it is opened, or before. */
export const lazyPage = (load: Load): LazyPage => Object.assign(lazy(load), { fetch: load });
