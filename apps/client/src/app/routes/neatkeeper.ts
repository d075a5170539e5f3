import { lazyPage } from '../lazy-page.ts';
import type { RouteEntry } from './route-entry.ts';

/** What only neatkeepers may open. */
export const NEATKEEPER_ROUTES: readonly RouteEntry[] = [
  {
    path: '/feedback-neatkeeper',
    group: 'neatkeepers',
    title: 'shell.nav.myHouses',
    page: lazyPage(() => import('../../routes/neatkeeper/my-houses-page.tsx'), 'people', 'visits'),
    menu: { label: 'myHouses', section: 'main', icon: 'broom', roles: ['neatkeeper'] },
  },
];
