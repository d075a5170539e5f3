import type { CoHomeownerArea } from '@common-roof/contracts';

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

/** Whether a co-homeowner with these areas can open a page. A page that isn't listed is the homeowner's alone. */
export function mayOpenActing(path: string, areas: readonly CoHomeownerArea[]): boolean {
  const area = AREA_OF_PAGE[path];
  return area === 'any' || (area !== undefined && areas.includes(area));
}

export const PAGES_WHILE_ACTING: readonly string[] = Object.keys(AREA_OF_PAGE);
