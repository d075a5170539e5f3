import { lazyPage } from '../lazy-page.ts';
import type { RouteEntry } from './route-entry.ts';

/** What only homeowners may open. */
export const HOMEOWNER_ROUTES: readonly RouteEntry[] = [
  {
    path: '/admin',
    group: 'homeowners',
    title: 'shell.nav.overview',
    page: lazyPage(() => import('../../routes/homeowner/overview-page.tsx'), 'owner', 'showings'),
    menu: { label: 'overview', section: 'main', icon: 'home', roles: ['homeowner'] },
  },
  {
    path: '/view',
    group: 'homeowners',
    title: 'shell.nav.houses',
    page: lazyPage(() => import('../../routes/homeowner/houses-page.tsx'), 'owner'),
    menu: { label: 'houses', section: 'houses', icon: 'houses', roles: ['homeowner'] },
  },
  {
    path: '/edit-tenant',
    group: 'homeowners',
    title: 'shell.title.editTenant',
    page: lazyPage(() => import('../../routes/homeowner/edit-tenant-page.tsx'), 'owner', 'people', 'profile', 'money'),
  },
  {
    path: '/adview',
    group: 'homeowners',
    title: 'shell.nav.ads',
    page: lazyPage(
      () => import('../../routes/homeowner/ads-page.tsx'),
      'letting',
      'owner',
      'showings',
      'agreements',
      'signing',
    ),
    menu: { label: 'ads', section: 'letting', icon: 'door', roles: ['homeowner'] },
  },
  {
    path: '/agreements',
    group: 'homeowners',
    title: 'shell.nav.agreements',
    page: lazyPage(() => import('../../routes/homeowner/agreements-page.tsx'), 'agreements', 'signing'),
    menu: { label: 'agreements', section: 'letting', icon: 'contract', roles: ['homeowner'] },
  },
  {
    path: '/agreements-archive',
    group: 'homeowners',
    title: 'shell.nav.oldAgreements',
    page: lazyPage(() => import('../../routes/homeowner/old-agreements-page.tsx'), 'agreements', 'signing'),
    menu: { label: 'oldAgreements', section: 'letting', icon: 'archive', roles: ['homeowner'] },
  },
  {
    path: '/AddNewAggrement',
    group: 'homeowners',
    title: 'shell.title.writeAgreement',
    page: lazyPage(() => import('../../routes/homeowner/write-agreement-page.tsx'), 'agreements', 'signing'),
  },
  {
    path: '/releasing',
    group: 'homeowners',
    title: 'shell.nav.releasing',
    page: lazyPage(() => import('../../routes/homeowner/releasing-page.tsx'), 'leases'),
    menu: { label: 'releasing', section: 'letting', icon: 'key', roles: ['homeowner'] },
  },
  {
    path: '/releasing/:id/:costPerPerson',
    group: 'homeowners',
    title: 'shell.title.settlement',
    page: lazyPage(() => import('../../routes/homeowner/settlement-page.tsx'), 'leases'),
  },
  {
    path: '/move-in-submissions',
    group: 'homeowners',
    title: 'shell.nav.reports',
    page: lazyPage(() => import('../../routes/homeowner/move-in-submissions-page.tsx'), 'reports'),
    menu: { label: 'reports', section: 'letting', icon: 'key', roles: ['homeowner'] },
  },
  {
    path: '/roomiearchive',
    group: 'homeowners',
    title: 'shell.nav.formerRoomies',
    page: lazyPage(() => import('../../routes/homeowner/roomie-archive-page.tsx'), 'leases'),
    menu: { label: 'formerRoomies', section: 'letting', icon: 'people', roles: ['homeowner'] },
  },
  {
    path: '/house',
    group: 'homeowners',
    title: 'shell.title.house',
    page: lazyPage(() => import('../../routes/homeowner/house-page.tsx'), 'letting', 'owner', 'people', 'showings'),
  },
  {
    path: '/chores/new',
    group: 'homeowners',
    title: 'shell.title.setUpChores',
    page: lazyPage(() => import('../../routes/homeowner/set-up-chores-page.tsx'), 'chores'),
  },
  {
    path: '/edithouse',
    group: 'homeowners',
    title: 'shell.title.editHouse',
    page: lazyPage(() => import('../../routes/homeowner/edit-house-page.tsx'), 'letting', 'owner'),
  },
  {
    path: '/archiveview',
    group: 'homeowners',
    title: 'shell.nav.archive',
    page: lazyPage(() => import('../../routes/homeowner/archived-houses-page.tsx'), 'owner'),
    menu: { label: 'archive', section: 'houses', icon: 'archive', roles: ['homeowner'] },
  },
  {
    path: '/neatkeepers',
    group: 'homeowners',
    title: 'shell.nav.neatkeepers',
    page: lazyPage(() => import('../../routes/homeowner/neatkeepers-page.tsx'), 'people'),
    menu: { label: 'neatkeepers', section: 'houses', icon: 'broom', roles: ['homeowner'] },
  },
];
