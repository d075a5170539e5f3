import type { DefaultTheme } from 'vitepress';

import { callGroups } from './openapi.ts';

const roomies = [
  { text: 'Start', link: '/roomies/' },
  { text: 'Chores', link: '/roomies/chores' },
  { text: 'Money', link: '/roomies/money' },
  { text: 'What if', link: '/roomies/what-if' },
  { text: 'Your home', link: '/roomies/home' },
  { text: 'Calendar', link: '/roomies/calendar' },
  { text: 'Stock', link: '/roomies/stock' },
  { text: 'House guide', link: '/roomies/guide' },
  { text: 'Who runs what', link: '/roomies/speaker' },
  { text: 'Repairs', link: '/roomies/repairs' },
  { text: 'Choose your room', link: '/roomies/room-choices' },
  { text: 'Roomie passport', link: '/roomies/passport' },
  { text: 'Chat', link: '/roomies/chat' },
];

const homeowners = [
  { text: 'Start', link: '/homeowners/' },
  { text: 'Fill a room', link: '/homeowners/letting' },
  { text: 'Let people choose rooms', link: '/homeowners/room-choices' },
  { text: 'Leases and deposits', link: '/homeowners/leases' },
  { text: 'The household', link: '/homeowners/household' },
  { text: 'Calendar', link: '/homeowners/calendar' },
  { text: 'Stock', link: '/homeowners/stock' },
  { text: 'House guide and documents', link: '/homeowners/guide' },
  { text: 'Who runs what', link: '/homeowners/speaker' },
  { text: 'Co-homeowners', link: '/homeowners/co-homeowners' },
  { text: 'Repairs', link: '/homeowners/repairs' },
  { text: 'Money', link: '/homeowners/money' },
  { text: 'Finances', link: '/homeowners/finances' },
  { text: 'What if', link: '/homeowners/what-if' },
];

const neatkeepers = [
  { text: 'Start', link: '/neatkeepers/' },
  { text: 'House guide', link: '/neatkeepers/guide' },
  { text: 'Repairs', link: '/neatkeepers/repairs' },
];

/** Shown beside every guide, so that everyone finds the others. */
const guides: DefaultTheme.SidebarItem[] = [
  {
    text: 'Everyone',
    items: [
      { text: 'Find your guide', link: '/guides' },
      { text: 'Your account', link: '/account' },
    ],
  },
  { text: 'Looking for a room', items: [{ text: 'Find a room', link: '/find-a-room' }] },
  { text: 'Roomies', items: roomies },
  { text: 'Homeowners', items: homeowners },
  { text: 'Neatkeepers', items: neatkeepers },
  { text: 'Admins', items: [{ text: 'Admins', link: '/admins/' }] },
];

const operators: DefaultTheme.SidebarItem[] = [
  {
    text: 'Operators',
    items: [
      { text: 'Overview', link: '/operators/' },
      { text: 'Try it', link: '/operators/try-it' },
      { text: 'Install', link: '/operators/install' },
      { text: 'Configuration', link: '/operators/configuration' },
      { text: 'Back up and restore', link: '/operators/backup' },
      { text: 'Observe', link: '/operators/observe' },
      { text: 'Upgrade', link: '/operators/upgrade' },
      { text: 'Scale', link: '/operators/scale' },
      { text: 'Changelog', link: '/changelog' },
    ],
  },
  {
    text: 'Runbooks',
    collapsed: true,
    items: [
      { text: 'All alerts', link: '/operators/runbooks/' },
      { text: 'Process down', link: '/operators/runbooks/process-down' },
      { text: 'No worker', link: '/operators/runbooks/no-worker' },
      { text: 'Calls slow', link: '/operators/runbooks/calls-slow' },
      { text: 'Calls failing', link: '/operators/runbooks/calls-failing' },
      { text: 'Events delayed', link: '/operators/runbooks/events-delayed' },
      { text: 'Jobs piling up', link: '/operators/runbooks/jobs-piling-up' },
      { text: 'Jobs given up', link: '/operators/runbooks/jobs-given-up' },
      { text: 'Loop stalled', link: '/operators/runbooks/loop-stalled' },
      { text: 'Loop failing', link: '/operators/runbooks/loop-failing' },
      { text: 'Emails delayed', link: '/operators/runbooks/emails-delayed' },
      { text: 'Emails undeliverable', link: '/operators/runbooks/emails-undeliverable' },
      { text: 'Pushes failing', link: '/operators/runbooks/pushes-failing' },
      { text: 'Database pool exhausted', link: '/operators/runbooks/database-pool-exhausted' },
      { text: 'Redis disconnected', link: '/operators/runbooks/redis-disconnected' },
      { text: 'Backup late', link: '/operators/runbooks/backup-late' },
      { text: 'Backup failed', link: '/operators/runbooks/backup-failed' },
      { text: 'Sign ins refused', link: '/operators/runbooks/sign-ins-refused' },
      { text: 'Files failing', link: '/operators/runbooks/files-failing' },
      { text: 'Event loop blocked', link: '/operators/runbooks/event-loop-blocked' },
      { text: 'Memory high', link: '/operators/runbooks/memory-high' },
    ],
  },
];

const developers: DefaultTheme.SidebarItem[] = [
  {
    text: 'Developers',
    items: [
      { text: 'Getting started', link: '/developers/' },
      { text: 'Your first ten minutes', link: '/developers/first-ten-minutes' },
      { text: 'Architecture', link: '/developers/architecture' },
      { text: 'Glossary', link: '/glossary' },
      { text: 'Cookbook', link: '/developers/cookbook' },
      { text: 'Contributing', link: '/developers/contributing' },
      { text: 'Testing', link: '/testing' },
      { text: 'Decisions', link: '/developers/decisions' },
    ],
  },
  {
    text: 'API',
    items: [
      { text: 'The HTTP API', link: '/developers/api' },
      {
        text: 'Reference',
        link: '/developers/reference/',
        collapsed: true,
        items: callGroups.map(({ tag, slug }) => ({ text: tag, link: `/developers/reference/${slug}` })),
      },
      { text: 'TypeScript client', link: '/developers/api-client' },
    ],
  },
  {
    text: 'Quality and security',
    items: [
      { text: 'Security', link: '/security' },
      { text: 'Cryptography', link: '/cryptography' },
      { text: 'Data retention', link: '/retention' },
      { text: 'Logs', link: '/logs' },
      { text: 'Performance', link: '/performance' },
      { text: 'Clicks per task', link: '/journeys' },
      { text: 'Fair turns', link: '/fairness' },
      { text: 'Settling up', link: '/settling' },
      { text: 'Guard mutations', link: '/guard-mutations' },
    ],
  },
];

export const nav: DefaultTheme.NavItem[] = [
  {
    text: 'Guides',
    link: '/guides',
    activeMatch: '^/(guides|account|find-a-room|roomies|homeowners|neatkeepers|admins)',
  },
  { text: 'Operators', link: '/operators/', activeMatch: '^/(operators|changelog)' },
  {
    text: 'Developers',
    link: '/developers/',
    activeMatch:
      '^/(developers/(?!reference|api)|adr|security|cryptography|retention|logs|performance|fairness|settling|guard|journeys|testing)',
  },
  { text: 'API', link: '/developers/reference/', activeMatch: '^/developers/(reference|api)' },
];

export const sidebar: DefaultTheme.Sidebar = {
  '/operators/': operators,
  '/changelog': operators,
  ...Object.fromEntries(
    ['/guides', '/account', '/find-a-room', '/roomies/', '/homeowners/', '/neatkeepers/', '/admins/'].map((path) => [
      path,
      guides,
    ]),
  ),
  '/': developers,
};
