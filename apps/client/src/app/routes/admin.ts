import { lazyPage } from '#app/lazy-page.ts';
import type { RouteEntry } from './route-entry.ts';

/** Pages for admins only. */
export const ADMIN_ROUTES: readonly RouteEntry[] = [
  {
    path: '/admino',
    group: 'admins',
    title: 'shell.nav.activity',
    page: lazyPage(() => import('#routes/admin/activity-page.tsx'), 'applications', 'records', 'feed', 'appeals'),
    menu: { label: 'activity', section: 'main', icon: 'pulse', roles: ['admin'] },
  },
  {
    path: '/admin/houses',
    group: 'admins',
    title: 'shell.nav.houses',
    page: lazyPage(() => import('#routes/admin/houses-page.tsx'), 'allHouses', 'letting', 'owner'),
    menu: { label: 'houses', section: 'houses', icon: 'houses', roles: ['admin'] },
  },
  {
    path: '/admin/houses/:houseId/chats',
    group: 'admins',
    title: 'shell.title.houseChats',
    page: lazyPage(() => import('#routes/admin/house-chats-page.tsx'), 'allHouses', 'talk'),
    fillsWindow: true,
  },
  {
    path: '/admin/homeowners',
    group: 'admins',
    title: 'shell.nav.homeowners',
    page: lazyPage(() => import('#routes/admin/homeowners-page.tsx'), 'people', 'profile'),
    menu: { label: 'homeowners', section: 'people', icon: 'home', roles: ['admin'] },
  },
  {
    path: '/admin/roomies',
    group: 'admins',
    title: 'shell.nav.roomies',
    page: lazyPage(() => import('#routes/admin/roomies-page.tsx'), 'people', 'profile'),
    menu: { label: 'roomies', section: 'people', icon: 'people', roles: ['admin'] },
  },
  {
    path: '/admin/neatkeepers',
    group: 'admins',
    title: 'shell.nav.neatkeepers',
    page: lazyPage(() => import('#routes/admin/neatkeepers-page.tsx'), 'people', 'profile'),
    menu: { label: 'neatkeepers', section: 'people', icon: 'broom', roles: ['admin'] },
  },
  {
    path: '/admin/people/:id',
    group: 'admins',
    title: 'shell.title.person',
    page: lazyPage(() => import('#routes/admin/person-page.tsx'), 'records', 'auditing'),
  },
  {
    path: '/admin/ratings',
    group: 'admins',
    title: 'shell.nav.ratings',
    page: lazyPage(() => import('#routes/admin/ratings-page.tsx'), 'ratings'),
    menu: { label: 'ratings', section: 'people', icon: 'star', roles: ['admin'] },
  },
  {
    path: '/admin/admins',
    group: 'admins',
    title: 'shell.nav.admins',
    page: lazyPage(() => import('#routes/admin/admins-page.tsx'), 'people', 'profile'),
    menu: { label: 'admins', section: 'people', icon: 'key', roles: ['admin'] },
  },
  {
    path: '/admin/health',
    group: 'admins',
    title: 'shell.nav.health',
    page: lazyPage(() => import('#routes/admin/health-page.tsx'), 'health', 'records', 'owner'),
    menu: { label: 'health', section: 'records', icon: 'heart', roles: ['admin'] },
  },
  {
    path: '/admin/audit',
    group: 'admins',
    title: 'shell.nav.audit',
    page: lazyPage(() => import('#routes/admin/audit-page.tsx'), 'records', 'auditing'),
    menu: { label: 'audit', section: 'records', icon: 'shield', roles: ['admin'] },
  },
];
