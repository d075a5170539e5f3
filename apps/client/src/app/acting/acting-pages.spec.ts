import { CO_HOMEOWNER_AREAS } from '@common-roof/contracts';

import { ROUTES } from '#app/route-table.ts';
import { mayOpenActing, PAGES_WHILE_ACTING } from './acting-pages.ts';

describe('the pages of a co-homeowner', () => {
  it('exist', () => {
    const known = new Set(ROUTES.map(({ path }) => path));
    expect(PAGES_WHILE_ACTING.filter((path) => !known.has(path))).toEqual([]);
  });

  it('are those of their areas, and the houses', () => {
    expect(mayOpenActing('/repairs', ['repairs'])).toBe(true);
    expect(mayOpenActing('/finances', ['repairs'])).toBe(false);
    expect(mayOpenActing('/view', ['chores'])).toBe(true);
    expect(mayOpenActing('/stock/0190', ['houses'])).toBe(true);
    expect(mayOpenActing('/addvariablecosts/:id', ['money'])).toBe(true);
  });

  it.each(['/chat', '/profile', '/co-homeowners', '/admin', '/AddNewAggrement', '/elsewhere'])(
    'are never %s',
    (path) => {
      expect(mayOpenActing(path, CO_HOMEOWNER_AREAS)).toBe(false);
    },
  );
});
