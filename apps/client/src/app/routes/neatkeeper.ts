import { lazyPage } from '#app/lazy-page.ts';
import type { RouteEntry } from './route-entry.ts';

/** Pages for neatkeepers only. */
export const NEATKEEPER_ROUTES: readonly RouteEntry[] = [
  {
    path: '/feedback-neatkeeper',
    group: 'neatkeepers',
    title: 'shell.nav.myHouses',
    page: lazyPage(() => import('#routes/neatkeeper/my-houses-page.tsx'), 'people', 'visits'),
    menu: { label: 'myHouses', section: 'main', icon: 'broom', roles: ['neatkeeper'] },
  },
];
