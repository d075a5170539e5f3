import { lazyPage } from '#app/lazy-page.ts';
import type { RouteEntry } from './route-entry.ts';

const profile = lazyPage(
  () => import('#routes/account/profile-page.tsx'),
  'people',
  'profile',
  'signIn',
  'ratings',
  'factors',
);

/** Replaces every page for an admin who is required to set up a second factor. */
export const secondFactor = lazyPage(() => import('#routes/account/second-factor-page.tsx'), 'factors');

/** Pages for every signed-in user. Both spellings of the path work. */
export const ACCOUNT_ROUTES: readonly RouteEntry[] = [
  { path: '/profile', group: 'all', title: 'shell.nav.profile', page: profile },
  {
    path: '/Profile',
    group: 'all',
    title: 'shell.nav.profile',
    page: profile,
    menu: {
      label: 'profile',
      section: 'account',
      icon: 'person',
      roles: ['roomie', 'homeowner', 'neatkeeper', 'admin'],
    },
  },
];
