import { lazyPage } from '../lazy-page.ts';
import type { RouteEntry } from './route-entry.ts';

/** What everybody may open. */
export const PUBLIC_ROUTES: readonly RouteEntry[] = [
  {
    path: '/',
    group: 'public',
    title: 'shell.title.landing',
    page: lazyPage(() => import('../../routes/public/landing-page.tsx')),
  },
  {
    path: '/signin',
    group: 'public',
    title: 'shell.title.signIn',
    page: lazyPage(() => import('../../routes/public/sign-in-page.tsx'), 'signIn'),
  },
  {
    path: '/forgot-password',
    group: 'public',
    title: 'shell.title.forgot',
    page: lazyPage(() => import('../../routes/public/forgot-password-page.tsx'), 'signIn'),
  },
  {
    path: '/reset-password',
    group: 'public',
    title: 'shell.title.reset',
    page: lazyPage(() => import('../../routes/public/reset-password-page.tsx'), 'signIn'),
  },
  {
    path: '/accept-invite',
    group: 'public',
    title: 'shell.title.invite',
    page: lazyPage(() => import('../../routes/public/accept-invite-page.tsx'), 'signIn'),
  },
  {
    path: '/verify-email',
    group: 'public',
    title: 'shell.title.verify',
    page: lazyPage(() => import('../../routes/public/verify-email-page.tsx'), 'signIn'),
  },
  {
    path: '/unsubscribe',
    group: 'public',
    title: 'shell.title.unsubscribe',
    page: lazyPage(() => import('../../routes/public/unsubscribe-page.tsx'), 'signIn'),
  },
  {
    path: '/apply',
    group: 'public',
    title: 'shell.title.apply',
    page: lazyPage(() => import('../../routes/public/apply-page.tsx'), 'entry'),
  },
  {
    path: '/confirm-application',
    group: 'public',
    title: 'shell.title.confirmApplication',
    page: lazyPage(() => import('../../routes/public/confirm-application-page.tsx'), 'signIn', 'entry'),
  },
  {
    path: '/confirm-email',
    group: 'public',
    title: 'shell.title.confirmEmail',
    page: lazyPage(() => import('../../routes/public/confirm-email-page.tsx'), 'signIn'),
  },
  {
    path: '/aboutus',
    group: 'public',
    title: 'shell.title.about',
    page: lazyPage(() => import('../../routes/public/about-page.tsx'), 'entry'),
  },
  {
    path: '/contactus',
    group: 'public',
    title: 'shell.title.contact',
    page: lazyPage(() => import('../../routes/public/contact-page.tsx'), 'entry'),
  },
  {
    path: '/roomad',
    group: 'public',
    title: 'shell.title.openRooms',
    page: lazyPage(() => import('../../routes/public/rooms-page.tsx'), 'entry', 'letting'),
  },
  {
    path: '/room-application/confirm',
    group: 'public',
    title: 'shell.title.roomApplication',
    page: lazyPage(() => import('../../routes/public/confirm-room-application-page.tsx'), 'signIn', 'letting'),
  },
  {
    path: '/room-application/withdraw',
    group: 'public',
    title: 'shell.title.roomApplication',
    page: lazyPage(() => import('../../routes/public/withdraw-room-application-page.tsx'), 'signIn', 'letting'),
  },
  {
    path: '/showing',
    group: 'public',
    title: 'shell.title.visit',
    page: lazyPage(() => import('../../routes/public/visit-page.tsx'), 'signIn', 'entry', 'showings'),
    usesStore: true,
  },
  {
    path: '/newlease/:slug',
    group: 'public',
    title: 'shell.title.newLease',
    page: lazyPage(() => import('../../routes/public/new-lease-page.tsx'), 'entry', 'letting'),
    usesStore: true,
  },
];
