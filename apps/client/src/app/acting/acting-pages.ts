import type { CoHomeownerArea } from '@common-roof/contracts';
import { matchPath } from 'react-router-dom';

/** The pages that a co-homeowner can open in the homeowner's stead, with the area each belongs to. */
const AREA_OF_PAGE: Readonly<Record<string, CoHomeownerArea | 'any'>> = {
  '/view': 'any',
  '/house': 'any',
  '/edithouse': 'houses',
  '/house-rules': 'houses',
  '/neatkeepers': 'houses',
  '/announcements': 'houses',
  '/guide': 'houses',
  '/calendar': 'houses',
  '/stock': 'houses',
  '/stock/:id': 'houses',
  '/rulechange': 'houses',
  '/edit-tenant': 'letting',
  '/chores': 'chores',
  '/chores/new': 'chores',
  '/chores/all': 'chores',
  '/chores/fair': 'chores',
  '/feedback': 'chores',
  '/feedbackAdminPage': 'chores',
  '/repairs': 'repairs',
  '/finances': 'money',
  '/variablecostreports': 'money',
  '/addvariablecosts/:id': 'money',
  '/adminsupplies': 'money',
  '/supplies-history': 'money',
  '/what-if': 'money',
  '/adview': 'letting',
  '/showings': 'letting',
  '/agreements': 'letting',
  '/agreements-archive': 'letting',
  '/releasing': 'letting',
  '/move-in-submissions': 'letting',
  '/roomiearchive': 'letting',
  '/rooms': 'letting',
};

/** Whether a co-homeowner with these areas can open a page. One that isn't listed is the homeowner's alone. */
export function mayOpenActing(path: string, areas: readonly CoHomeownerArea[]): boolean {
  const page = Object.keys(AREA_OF_PAGE).find((one) => matchPath(one, path) !== null);
  const area = page === undefined ? undefined : AREA_OF_PAGE[page];
  return area === 'any' || (area !== undefined && areas.includes(area));
}

export const PAGES_WHILE_ACTING: readonly string[] = Object.keys(AREA_OF_PAGE);
