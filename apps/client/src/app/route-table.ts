import type { Role } from '@common-roof/contracts';

import type { LazyPage } from './lazy-page.ts';
import { ACCOUNT_ROUTES } from './routes/account.ts';
import { ADMIN_ROUTES } from './routes/admin.ts';
import { HOMEOWNER_ROUTES } from './routes/homeowner.ts';
import { NEATKEEPER_ROUTES } from './routes/neatkeeper.ts';
import { PUBLIC_ROUTES } from './routes/public.ts';
import { ROOMIE_ROUTES } from './routes/roomie.ts';
import { GROUPS, type MenuEntry, type MenuSection, type RouteEntry, SECTIONS } from './routes/route-entry.ts';

/** Every path of the client, once. The router, guards, menus and tests use it; a path not listed is not found. */
export const ROUTES: readonly RouteEntry[] = [
  ...PUBLIC_ROUTES,
  ...HOMEOWNER_ROUTES,
  ...ADMIN_ROUTES,
  ...NEATKEEPER_ROUTES,
  ...ROOMIE_ROUTES,
  ...ACCOUNT_ROUTES,
];

/** Returns the signed-in pages of a role: its menu, and pages for it alone. */
export const pagesOf = (role: Role): LazyPage[] =>
  ROUTES.filter(({ group, menu }) => {
    const allowed: 'everybody' | readonly Role[] = GROUPS[group];
    const isOwnAlone = allowed.length === 1 && allowed.includes(role);
    return isOwnAlone || menu?.roles.includes(role) === true;
  }).map(({ page }) => page);

export interface MenuItem {
  readonly path: string;
  readonly menu: MenuEntry;
}

/** Whether a pathname is a menu entry's page or one of its subpages. */
export const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Returns the menu of a role by section. @param keep whether an entry is in it; absent: each is */
export const menuOf = (
  role: Role,
  keep: (path: string) => boolean = () => true,
): { section: MenuSection; items: MenuItem[] }[] =>
  SECTIONS.map((section) => ({
    section,
    items: ROUTES.flatMap(({ path, menu }) =>
      menu?.section === section && menu.roles.includes(role) && keep(path) ? [{ path, menu }] : [],
    ),
  })).filter(({ items }) => items.length > 0);
