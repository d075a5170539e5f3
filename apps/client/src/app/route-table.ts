import type { Role } from '@common-roof/contracts';

import { lazyPage, type LazyPage } from './lazy-page.ts';

/** Who may open a page. `roomies` lets everybody who is signed in pass, as the specification has it. */
export const GROUPS = {
  public: 'everybody',
  roomies: ['roomie', 'homeowner', 'neatkeeper', 'admin'],
  homeowners: ['homeowner'],
  admins: ['admin'],
  neatkeepers: ['neatkeeper'],
  all: ['roomie', 'homeowner', 'neatkeeper', 'admin'],
} as const satisfies Record<string, 'everybody' | readonly Role[]>;

export type Group = keyof typeof GROUPS;
export type MenuIconName =
  'home' | 'chat' | 'houses' | 'archive' | 'door' | 'pulse' | 'person' | 'broom' | 'people' | 'shield';

export interface MenuEntry {
  label:
    | 'today'
    | 'chat'
    | 'overview'
    | 'activity'
    | 'houses'
    | 'archive'
    | 'myHouses'
    | 'profile'
    | 'neatkeepers'
    | 'roomies'
    | 'homeowners'
    | 'audit'
    | 'ads'
    | 'showings';
  icon: MenuIconName;
  roles: readonly Role[];
}

export interface RouteEntry {
  path: string;
  group: Group;
  title:
    | `shell.nav.${MenuEntry['label']}`
    | `shell.title.${'landing' | 'signIn' | 'forgot' | 'reset' | 'invite' | 'verify' | 'unsubscribe'}`
    | `shell.title.${'apply' | 'about' | 'contact' | 'confirmApplication' | 'confirmEmail' | 'editTenant'}`
    | `shell.title.${'houseChats' | 'editHouse' | 'house'}`
    | `shell.title.${'openRooms' | 'roomApplication' | 'newLease' | 'visit'}`;
  page: LazyPage;
  menu?: MenuEntry;
  /** Uses the height of the window instead of scrolling as a whole. */
  fillsWindow?: boolean;
  /** Never calls the server, and so needs neither store nor toasts. */
  callsNothing?: boolean;
}

const profile = lazyPage(() => import('../routes/account/profile-page.tsx'));

/** Every path of the client, once. Router, guards, menus and tests read it; a path that is not here is not found. */
export const ROUTES: readonly RouteEntry[] = [
  {
    path: '/',
    group: 'public',
    title: 'shell.title.landing',
    page: lazyPage(() => import('../routes/public/landing-page.tsx')),
    callsNothing: true,
  },
  {
    path: '/signin',
    group: 'public',
    title: 'shell.title.signIn',
    page: lazyPage(() => import('../routes/public/sign-in-page.tsx')),
  },
  {
    path: '/forgot-password',
    group: 'public',
    title: 'shell.title.forgot',
    page: lazyPage(() => import('../routes/public/forgot-password-page.tsx')),
  },
  {
    path: '/reset-password',
    group: 'public',
    title: 'shell.title.reset',
    page: lazyPage(() => import('../routes/public/reset-password-page.tsx')),
  },
  {
    path: '/accept-invite',
    group: 'public',
    title: 'shell.title.invite',
    page: lazyPage(() => import('../routes/public/accept-invite-page.tsx')),
  },
  {
    path: '/verify-email',
    group: 'public',
    title: 'shell.title.verify',
    page: lazyPage(() => import('../routes/public/verify-email-page.tsx')),
  },
  {
    path: '/unsubscribe',
    group: 'public',
    title: 'shell.title.unsubscribe',
    page: lazyPage(() => import('../routes/public/unsubscribe-page.tsx')),
  },
  {
    path: '/apply',
    group: 'public',
    title: 'shell.title.apply',
    page: lazyPage(() => import('../routes/public/apply-page.tsx')),
  },
  {
    path: '/confirm-application',
    group: 'public',
    title: 'shell.title.confirmApplication',
    page: lazyPage(() => import('../routes/public/confirm-application-page.tsx')),
  },
  {
    path: '/confirm-email',
    group: 'public',
    title: 'shell.title.confirmEmail',
    page: lazyPage(() => import('../routes/public/confirm-email-page.tsx')),
  },
  {
    path: '/aboutus',
    group: 'public',
    title: 'shell.title.about',
    page: lazyPage(() => import('../routes/public/about-page.tsx')),
  },
  {
    path: '/contactus',
    group: 'public',
    title: 'shell.title.contact',
    page: lazyPage(() => import('../routes/public/contact-page.tsx')),
  },
  {
    path: '/roomad',
    group: 'public',
    title: 'shell.title.openRooms',
    page: lazyPage(() => import('../routes/public/rooms-page.tsx')),
  },
  {
    path: '/room-application/confirm',
    group: 'public',
    title: 'shell.title.roomApplication',
    page: lazyPage(() => import('../routes/public/confirm-room-application-page.tsx')),
  },
  {
    path: '/room-application/withdraw',
    group: 'public',
    title: 'shell.title.roomApplication',
    page: lazyPage(() => import('../routes/public/withdraw-room-application-page.tsx')),
  },
  {
    path: '/showing',
    group: 'public',
    title: 'shell.title.visit',
    page: lazyPage(() => import('../routes/public/visit-page.tsx')),
  },
  {
    path: '/newlease/:slug',
    group: 'public',
    title: 'shell.title.newLease',
    page: lazyPage(() => import('../routes/public/new-lease-page.tsx')),
  },
  {
    path: '/user',
    group: 'roomies',
    title: 'shell.nav.today',
    page: lazyPage(() => import('../routes/roomie/today-page.tsx')),
    menu: { label: 'today', icon: 'home', roles: ['roomie'] },
  },
  {
    path: '/showings',
    group: 'roomies',
    title: 'shell.nav.showings',
    page: lazyPage(() => import('../routes/roomie/showings-page.tsx')),
    menu: { label: 'showings', icon: 'door', roles: ['roomie'] },
  },
  {
    path: '/admin',
    group: 'homeowners',
    title: 'shell.nav.overview',
    page: lazyPage(() => import('../routes/homeowner/overview-page.tsx')),
    menu: { label: 'overview', icon: 'home', roles: ['homeowner'] },
  },
  {
    path: '/view',
    group: 'homeowners',
    title: 'shell.nav.houses',
    page: lazyPage(() => import('../routes/homeowner/houses-page.tsx')),
    menu: { label: 'houses', icon: 'houses', roles: ['homeowner'] },
  },
  {
    path: '/edit-tenant',
    group: 'homeowners',
    title: 'shell.title.editTenant',
    page: lazyPage(() => import('../routes/homeowner/edit-tenant-page.tsx')),
  },
  {
    path: '/adview',
    group: 'homeowners',
    title: 'shell.nav.ads',
    page: lazyPage(() => import('../routes/homeowner/ads-page.tsx')),
    menu: { label: 'ads', icon: 'door', roles: ['homeowner'] },
  },
  {
    path: '/house',
    group: 'homeowners',
    title: 'shell.title.house',
    page: lazyPage(() => import('../routes/homeowner/house-page.tsx')),
  },
  {
    path: '/edithouse',
    group: 'homeowners',
    title: 'shell.title.editHouse',
    page: lazyPage(() => import('../routes/homeowner/edit-house-page.tsx')),
  },
  {
    path: '/admino',
    group: 'admins',
    title: 'shell.nav.activity',
    page: lazyPage(() => import('../routes/admin/activity-page.tsx')),
    menu: { label: 'activity', icon: 'pulse', roles: ['admin'] },
  },
  {
    path: '/admin/houses',
    group: 'admins',
    title: 'shell.nav.houses',
    page: lazyPage(() => import('../routes/admin/houses-page.tsx')),
    menu: { label: 'houses', icon: 'houses', roles: ['admin'] },
  },
  {
    path: '/admin/houses/:houseId/chats',
    group: 'admins',
    title: 'shell.title.houseChats',
    page: lazyPage(() => import('../routes/admin/house-chats-page.tsx')),
    fillsWindow: true,
  },
  {
    path: '/admin/homeowners',
    group: 'admins',
    title: 'shell.nav.homeowners',
    page: lazyPage(() => import('../routes/admin/homeowners-page.tsx')),
    menu: { label: 'homeowners', icon: 'person', roles: ['admin'] },
  },
  {
    path: '/admin/roomies',
    group: 'admins',
    title: 'shell.nav.roomies',
    page: lazyPage(() => import('../routes/admin/roomies-page.tsx')),
    menu: { label: 'roomies', icon: 'people', roles: ['admin'] },
  },
  {
    path: '/admin/neatkeepers',
    group: 'admins',
    title: 'shell.nav.neatkeepers',
    page: lazyPage(() => import('../routes/admin/neatkeepers-page.tsx')),
    menu: { label: 'neatkeepers', icon: 'broom', roles: ['admin'] },
  },
  {
    path: '/admin/audit',
    group: 'admins',
    title: 'shell.nav.audit',
    page: lazyPage(() => import('../routes/admin/audit-page.tsx')),
    menu: { label: 'audit', icon: 'shield', roles: ['admin'] },
  },
  {
    path: '/chat',
    group: 'roomies',
    title: 'shell.nav.chat',
    page: lazyPage(() => import('../routes/roomie/chat-page.tsx')),
    menu: { label: 'chat', icon: 'chat', roles: ['roomie', 'homeowner'] },
    fillsWindow: true,
  },
  {
    path: '/archiveview',
    group: 'homeowners',
    title: 'shell.nav.archive',
    page: lazyPage(() => import('../routes/homeowner/archived-houses-page.tsx')),
    menu: { label: 'archive', icon: 'archive', roles: ['homeowner'] },
  },
  {
    path: '/neatkeepers',
    group: 'homeowners',
    title: 'shell.nav.neatkeepers',
    page: lazyPage(() => import('../routes/homeowner/neatkeepers-page.tsx')),
    menu: { label: 'neatkeepers', icon: 'broom', roles: ['homeowner'] },
  },
  {
    path: '/feedback-neatkeeper',
    group: 'neatkeepers',
    title: 'shell.nav.myHouses',
    page: lazyPage(() => import('../routes/neatkeeper/my-houses-page.tsx')),
    menu: { label: 'myHouses', icon: 'broom', roles: ['neatkeeper'] },
  },
  { path: '/profile', group: 'all', title: 'shell.nav.profile', page: profile },
  {
    path: '/Profile',
    group: 'all',
    title: 'shell.nav.profile',
    page: profile,
    menu: { label: 'profile', icon: 'person', roles: ['roomie', 'homeowner', 'neatkeeper', 'admin'] },
  },
];

/** The signed-in pages a role is led to: its menu, and what only it may open. */
export const pagesOf = (role: Role): LazyPage[] =>
  ROUTES.filter(({ group, menu }) => {
    const allowed: 'everybody' | readonly Role[] = GROUPS[group];
    const isOwnAlone = allowed.length === 1 && allowed.includes(role);
    return isOwnAlone || menu?.roles.includes(role) === true;
  }).map(({ page }) => page);

export const menuOf = (role: Role): { path: string; menu: MenuEntry }[] =>
  ROUTES.flatMap(({ path, menu }) => (menu?.roles.includes(role) === true ? [{ path, menu }] : []));

export function mayOpen(group: Group, role: Role): boolean {
  const allowed: 'everybody' | readonly Role[] = GROUPS[group];
  return allowed === 'everybody' || allowed.includes(role);
}
