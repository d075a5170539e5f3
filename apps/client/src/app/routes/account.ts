import { lazyPage } from '../lazy-page.ts';
import type { RouteEntry } from './route-entry.ts';

const profile = lazyPage(
  () => import('../../routes/account/profile-page.tsx'),
  'people',
  'profile',
  'signIn',
  'ratings',
  'factors',
);

/** What an admin sees in place of every page, until there is a second factor where one is required. */
export const secondFactor = lazyPage(() => import('../../routes/account/second-factor-page.tsx'), 'factors');

/** What everybody has who is signed in. Both spellings of the address answer. */
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
