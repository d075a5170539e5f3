import { lazyPage } from '../lazy-page.ts';
import type { RouteEntry } from './route-entry.ts';

/** What roomies are led to. The specification lets everybody who is signed in open its own paths. */
export const ROOMIE_ROUTES: readonly RouteEntry[] = [
  {
    path: '/user',
    group: 'roomies',
    title: 'shell.nav.today',
    page: lazyPage(() => import('../../routes/roomie/today-page.tsx'), 'showings', 'feed'),
    menu: { label: 'today', section: 'main', icon: 'home', roles: ['roomie'], isAtHand: true },
  },
  {
    path: '/chores',
    group: 'households',
    title: 'shell.nav.chores',
    page: lazyPage(() => import('../../routes/house/chores-page.tsx'), 'chores', 'said', 'appeals'),
    menu: {
      label: 'chores',
      section: 'main',
      icon: 'chores',
      roles: ['roomie', 'homeowner', 'neatkeeper'],
      isAtHand: true,
    },
  },
  {
    path: '/chores/all',
    group: 'households',
    title: 'shell.title.allChores',
    page: lazyPage(() => import('../../routes/house/all-chores-page.tsx'), 'chores', 'said', 'appeals'),
  },
  {
    path: '/chores/fair',
    group: 'households',
    title: 'shell.title.fairness',
    page: lazyPage(() => import('../../routes/house/fairness-page.tsx'), 'chores'),
  },
  {
    path: '/feedbackpage',
    group: 'roomies',
    title: 'shell.nav.feed',
    page: lazyPage(() => import('../../routes/roomie/feed-page.tsx'), 'chores', 'feed', 'visits', 'appeals'),
    menu: { label: 'feed', section: 'main', icon: 'done', roles: ['roomie'] },
  },
  {
    path: '/feedbackAdminPage',
    group: 'homeowners',
    title: 'shell.nav.feed',
    page: lazyPage(() => import('../../routes/homeowner/feed-admin-page.tsx'), 'chores', 'feed', 'visits', 'appeals'),
    menu: { label: 'feed', section: 'main', icon: 'done', roles: ['homeowner'] },
  },
  {
    path: '/rulechange',
    group: 'roomies',
    title: 'shell.nav.rules',
    page: lazyPage(() => import('../../routes/roomie/rules-page.tsx'), 'rules', 'signing'),
    menu: { label: 'rules', section: 'main', icon: 'shield', roles: ['roomie'] },
  },
  {
    path: '/house-rules',
    group: 'homeowners',
    title: 'shell.title.houseRules',
    page: lazyPage(() => import('../../routes/homeowner/house-rules-page.tsx'), 'rules', 'signing'),
  },
  {
    path: '/feedback',
    group: 'homeowners',
    title: 'shell.nav.feedback',
    page: lazyPage(() => import('../../routes/homeowner/feedback-page.tsx'), 'chores', 'said', 'visits', 'appeals'),
    menu: { label: 'feedback', section: 'main', icon: 'speech', roles: ['homeowner'] },
  },
  {
    path: '/showings',
    group: 'roomies',
    title: 'shell.nav.showings',
    page: lazyPage(() => import('../../routes/roomie/showings-page.tsx'), 'showings'),
    menu: { label: 'showings', section: 'main', icon: 'door', roles: ['roomie'] },
  },
  {
    path: '/lease',
    group: 'roomies',
    title: 'shell.nav.lease',
    page: lazyPage(() => import('../../routes/roomie/lease-page.tsx'), 'signing', 'leases'),
    menu: { label: 'lease', section: 'account', icon: 'contract', roles: ['roomie'] },
  },
  {
    path: '/move-in',
    group: 'roomies',
    title: 'shell.nav.moveIn',
    page: lazyPage(() => import('../../routes/roomie/move-in-page.tsx'), 'reports'),
    menu: { label: 'moveIn', section: 'account', icon: 'key', roles: ['roomie'] },
  },
  {
    path: '/chat',
    group: 'roomies',
    title: 'shell.nav.chat',
    page: lazyPage(() => import('../../routes/roomie/chat-page.tsx')),
    menu: { label: 'chat', section: 'main', icon: 'chat', roles: ['roomie', 'homeowner'], isAtHand: true },
    fillsWindow: true,
  },
];
