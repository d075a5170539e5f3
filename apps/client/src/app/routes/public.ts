import { lazyPage } from '#app/lazy-page.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import type { RouteEntry } from './route-entry.ts';

/** Pages for everyone. */
export const PUBLIC_ROUTES: readonly RouteEntry[] = [
  {
    path: '/',
    group: 'public',
    title: 'shell.title.landing',
    page: lazyPage(PUBLIC_PAGES['/']),
  },
  {
    path: '/signin',
    group: 'public',
    title: 'shell.title.signIn',
    page: lazyPage(PUBLIC_PAGES['/signin'], 'signIn'),
  },
  {
    path: '/forgot-password',
    group: 'public',
    title: 'shell.title.forgot',
    page: lazyPage(PUBLIC_PAGES['/forgot-password'], 'signIn'),
  },
  {
    path: '/reset-password',
    group: 'public',
    title: 'shell.title.reset',
    page: lazyPage(PUBLIC_PAGES['/reset-password'], 'signIn'),
  },
  {
    path: '/accept-invite',
    group: 'public',
    title: 'shell.title.invite',
    page: lazyPage(PUBLIC_PAGES['/accept-invite'], 'signIn'),
  },
  {
    path: '/verify-email',
    group: 'public',
    title: 'shell.title.verify',
    page: lazyPage(PUBLIC_PAGES['/verify-email'], 'signIn'),
  },
  {
    path: '/unsubscribe',
    group: 'public',
    title: 'shell.title.unsubscribe',
    page: lazyPage(PUBLIC_PAGES['/unsubscribe'], 'signIn'),
  },
  {
    path: '/apply',
    group: 'public',
    title: 'shell.title.apply',
    page: lazyPage(PUBLIC_PAGES['/apply'], 'entry', 'applications'),
  },
  {
    path: '/confirm-application',
    group: 'public',
    title: 'shell.title.confirmApplication',
    page: lazyPage(PUBLIC_PAGES['/confirm-application'], 'signIn', 'applications'),
  },
  {
    path: '/confirm-email',
    group: 'public',
    title: 'shell.title.confirmEmail',
    page: lazyPage(PUBLIC_PAGES['/confirm-email'], 'signIn'),
  },
  {
    path: '/data-export',
    group: 'public',
    title: 'shell.title.dataExport',
    page: lazyPage(PUBLIC_PAGES['/data-export'], 'signIn', 'profile'),
  },
  {
    path: '/aboutus',
    group: 'public',
    title: 'shell.title.about',
    page: lazyPage(PUBLIC_PAGES['/aboutus'], 'entry'),
  },
  {
    path: '/contactus',
    group: 'public',
    title: 'shell.title.contact',
    page: lazyPage(PUBLIC_PAGES['/contactus'], 'entry'),
  },
  {
    path: '/roomad',
    group: 'public',
    title: 'shell.title.openRooms',
    page: lazyPage(PUBLIC_PAGES['/roomad'], 'entry', 'letting'),
  },
  {
    path: '/room-application/confirm',
    group: 'public',
    title: 'shell.title.roomApplication',
    page: lazyPage(PUBLIC_PAGES['/room-application/confirm'], 'signIn', 'letting'),
  },
  {
    path: '/room-application/withdraw',
    group: 'public',
    title: 'shell.title.roomApplication',
    page: lazyPage(PUBLIC_PAGES['/room-application/withdraw'], 'signIn', 'letting'),
  },
  {
    path: '/room-suggestion',
    group: 'public',
    title: 'shell.title.roomSuggestion',
    page: lazyPage(PUBLIC_PAGES['/room-suggestion'], 'signIn', 'entry', 'letting', 'suggestions'),
  },
  {
    path: '/showing',
    group: 'public',
    title: 'shell.title.visit',
    page: lazyPage(PUBLIC_PAGES['/showing'], 'signIn', 'entry', 'showings'),
    usesStore: true,
  },
  {
    path: '/choose-room',
    group: 'public',
    title: 'shell.title.chooseRoom',
    page: lazyPage(PUBLIC_PAGES['/choose-room'], 'signIn', 'entry', 'roomChoices'),
    usesStore: true,
  },
  {
    path: '/repair',
    group: 'public',
    title: 'shell.title.repairLink',
    page: lazyPage(PUBLIC_PAGES['/repair'], 'signIn', 'entry', 'repairs', 'repairLink'),
    usesStore: true,
  },
  {
    path: '/guarantee/:token',
    group: 'public',
    title: 'shell.title.guarantee',
    page: lazyPage(PUBLIC_PAGES['/guarantee/:token'], 'signIn', 'entry', 'guarantees', 'guaranteeLink'),
    usesStore: true,
  },
  {
    path: '/board/:key',
    group: 'public',
    title: 'shell.title.board',
    page: lazyPage(PUBLIC_PAGES['/board/:key'], 'signIn', 'entry', 'board'),
    usesStore: true,
  },
  {
    path: '/passport/check',
    group: 'public',
    title: 'shell.title.checkPassport',
    page: lazyPage(PUBLIC_PAGES['/passport/check'], 'entry', 'passport'),
  },
  {
    path: '/newlease/:slug',
    group: 'public',
    title: 'shell.title.newLease',
    page: lazyPage(PUBLIC_PAGES['/newlease/:slug'], 'entry', 'letting', 'signing'),
  },
];
