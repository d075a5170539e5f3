import type { Role } from '@common-roof/contracts';
import { LISTED_PATHS, ROLES, UNLISTED_PATHS } from '@common-roof/contracts';
import { fetchArea, findMessage } from '@common-roof/messages/screens';

import { LINKED_PATHS } from '#features/living/chat/previews/own-links.ts';
import { paths } from '#lib/paths.ts';
import { LANGUAGES } from '#i18n/i18n.ts';
import { AREAS } from '#test/areas.ts';
import { isWithin, menuOf, ROUTES } from './route-table.ts';
import { type GROUPS, mayOpen } from './routes/route-entry.ts';

const pathsOf = (group: string): string[] => ROUTES.filter((route) => route.group === group).map(({ path }) => path);

/** Headings of pages that differ from their menu entry. */
const HEADINGS = {
  overview: 'owner.dashboard.heading',
  houses: 'owner.list.heading',
  archive: 'owner.archive.heading',
  ads: 'ads.own.heading',
  agreements: 'agreements.list.heading',
  releasing: 'leases.ending.heading',
  reports: 'reports.list.heading',
  formerRoomies: 'leases.former.heading',
  supplies: 'supplies.ownersHeading',
  costs: 'supplies.heading',
  bills: 'bills.heading',
  finances: 'finances.heading',
  feedback: 'visits.page.heading',
  feed: 'feed.heading',
  chores: 'chores.heading',
  rules: 'rules.heading',
  announcements: 'announcements.heading',
  repairs: 'repairs.heading',
  calendar: 'calendar.heading',
  stock: 'stock.heading',
  guide: 'guide.heading',
  showings: 'showings.heading',
  lease: 'signing.own.heading',
  moveIn: 'reports.own.heading',
  neatkeepers: 'keepers.heading',
  myHouses: 'kept.heading',
  activity: 'activity.heading',
  audit: 'audit.heading',
  profile: 'ownAccount.heading',
  passport: 'passport.heading',
} as const;

describe('the route table', () => {
  it('lists each path once', () => {
    const paths = ROUTES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has the pages that the server knows, which answers 404 for all others', () => {
    const known: readonly string[] = [...LISTED_PATHS, ...UNLISTED_PATHS];
    expect(known.toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted());
  });

  it('contains every path the client links to', () => {
    const id = '0198c0de-0000-7000-8000-000000000001';
    const known = ROUTES.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
    const led = Object.values(paths).map((path) => (typeof path === 'string' ? path : path(id)).split(/[?#]/)[0] ?? '');
    expect(led.filter((path) => !known.some((shape) => shape.test(path)))).toEqual([]);
  });

  it('contains every page that has a card in the chat', () => {
    const known = ROUTES.map(({ path }) => path.replace(/\/:\w+$/, ''));
    expect(LINKED_PATHS.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('groups a menu into sections, with each entry in one', () => {
    const sections = Object.fromEntries(
      menuOf('homeowner').map(({ section, items }) => [section, items.map(({ menu }) => menu.label)]),
    );
    expect(sections).toEqual({
      main: [
        'overview',
        'chores',
        'feed',
        'feedback',
        'chat',
        'announcements',
        'repairs',
        'calendar',
        'guide',
        'supplies',
        'bills',
        'finances',
      ],
      houses: ['houses', 'archive', 'neatkeepers'],
      letting: ['ads', 'agreements', 'oldAgreements', 'releasing', 'reports', 'formerRoomies', 'ratings'],
      account: ['profile'],
    });
  });

  it("puts a roomie's everyday pages at the bottom of a phone", () => {
    const items = menuOf('roomie').flatMap((section) => section.items);
    const labels = items.filter(({ menu }) => menu.isAtHand === true).map(({ menu }) => menu.label);
    expect(labels).toEqual(['today', 'chores', 'chat', 'costs']);
  });

  it('matches subpages, but not pages whose path only starts the same', () => {
    expect(isWithin('/chores/all', '/chores')).toBe(true);
    expect(isWithin('/chores', '/chores')).toBe(true);
    expect(isWithin('/agreements-archive', '/agreements')).toBe(false);
  });

  it('spells paths as in the specification', () => {
    expect(pathsOf('public')).toEqual([
      '/',
      '/signin',
      '/forgot-password',
      '/reset-password',
      '/accept-invite',
      '/verify-email',
      '/unsubscribe',
      '/apply',
      '/confirm-application',
      '/confirm-email',
      '/data-export',
      '/aboutus',
      '/contactus',
      '/roomad',
      '/room-application/confirm',
      '/room-application/withdraw',
      '/room-suggestion',
      '/showing',
      '/choose-room',
      '/repair',
      '/guarantee/:token',
      '/board/:key',
      '/passport/check',
      '/newlease/:slug',
    ]);
    expect(pathsOf('roomies')).toEqual([
      '/user',
      '/feedbackpage',
      '/rulechange',
      '/showings',
      '/suggest',
      '/lease',
      '/move-in',
      '/rate-ar',
      '/passport',
      '/private-feelings-ar',
      '/chat',
      '/supplies',
    ]);
    expect(pathsOf('homeowners')).toEqual([
      '/admin',
      '/view',
      '/edit-tenant',
      '/adview',
      '/agreements',
      '/agreements-archive',
      '/AddNewAggrement',
      '/releasing',
      '/releasing/:id/:costPerPerson',
      '/move-in-submissions',
      '/roomiearchive',
      '/rate-roomie',
      '/private-feelings-roomie',
      '/house',
      '/edithouse',
      '/archiveview',
      '/neatkeepers',
      '/co-homeowners',
      '/feedbackAdminPage',
      '/house-rules',
      '/feedback',
      '/adminsupplies',
      '/supplies-history',
      '/variablecostreports',
      '/finances',
    ]);
    expect(pathsOf('admins')).toEqual([
      '/admino',
      '/admin/houses',
      '/admin/houses/:houseId/chats',
      '/admin/homeowners',
      '/admin/roomies',
      '/admin/neatkeepers',
      '/admin/people/:id',
      '/admin/ratings',
      '/admin/admins',
      '/admin/health',
      '/admin/audit',
    ]);
    expect(pathsOf('neatkeepers')).toEqual(['/feedback-neatkeeper']);
    expect(pathsOf('residents')).toEqual([
      '/chores/new',
      '/done/:chore',
      '/announcements',
      '/rooms',
      '/who-runs-what',
      '/what-if',
      '/addvariablecosts/:id',
    ]);
    expect(pathsOf('households')).toEqual([
      '/chores',
      '/chores/all',
      '/chores/fair',
      '/calendar',
      '/stock',
      '/stock/:id',
      '/guide',
    ]);
    expect(pathsOf('all')).toEqual(['/share', '/repairs', '/profile', '/Profile']);
  });

  it.each<[keyof typeof GROUPS, readonly Role[]]>([
    ['public', ROLES],
    ['roomies', ROLES],
    ['residents', ['roomie', 'homeowner']],
    ['households', ['roomie', 'homeowner', 'neatkeeper']],
    ['homeowners', ['homeowner']],
    ['admins', ['admin']],
    ['neatkeepers', ['neatkeeper']],
    ['all', ROLES],
  ])('admits to %s the roles in the specification', (group, allowed) => {
    expect(ROLES.filter((role) => mayOpen(group, role))).toEqual(allowed);
  });

  it('offers in a menu only pages its role may open', () => {
    for (const role of ROLES) {
      for (const { path } of menuOf(role).flatMap(({ items }) => items)) {
        const group = ROUTES.find((route) => route.path === path)?.group ?? 'admins';
        expect({ role, path, allowed: mayOpen(group, role) }).toEqual({ role, path, allowed: true });
      }
    }
  });
});

describe('the menu of a role', () => {
  it.each(ROLES.map((role) => [role]))('of a %s uses each icon once', (role) => {
    const icons = menuOf(role).flatMap(({ items }) => items.map(({ menu }) => menu.icon));
    expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
  });

  it.each(LANGUAGES)('names pages like their headings, in %s', async (language) => {
    const areas = await Promise.all(AREAS.map((area) => fetchArea(language, area)));
    const words = Object.fromEntries(areas.flatMap((area) => Object.entries(area)));
    const read = (key: string): unknown => findMessage(words, key);
    const named = Object.fromEntries(Object.entries(HEADINGS).map(([label, key]) => [label, read(key)]));
    expect(named).toEqual(
      Object.fromEntries(Object.keys(HEADINGS).map((label) => [label, read(`shell.nav.${label}`)])),
    );
  });
});
