import { FIRST_STEPS, type FirstStep, ROLES } from '@common-roof/contracts';

import { ROUTES } from '#app/route-table.ts';
import { mayOpen } from '#app/routes/route-entry.ts';
import { pathOfStep } from './step-path.ts';

const HOUSE = '01900000-0000-7000-8000-000000000001';

describe('the page of a step', () => {
  it.each(ROLES.flatMap((role) => FIRST_STEPS[role].map((step): [typeof role, FirstStep] => [role, step])))(
    'of a new %s for %s is one that they may open',
    (role, step) => {
      for (const house of [HOUSE, null]) {
        const pathname = pathOfStep(step, role, house).split('?')[0] ?? '';
        const route = ROUTES.find(({ path }) => path === pathname);
        expect(route && mayOpen(route.group, role)).toBe(true);
      }
    },
  );
});
