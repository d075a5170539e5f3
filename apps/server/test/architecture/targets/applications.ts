import { randomUUID } from 'node:crypto';

import type { Targets } from './target.ts';

/** Calls of people who have no account yet, and what admins answer them. */
export function makeApplicationTargets(): Targets {
  const person = () => ({ email: `${randomUUID()}@apply.test`, first_name: 'Mara', last_name: 'Lind' });
  return {
    'POST /api/homeowners': () => ({ path: '/api/homeowners', body: { ...person(), city: 'Leeds', houses: 2 } }),
    'POST /api/homeowners/confirm-application': () => ({
      path: '/api/homeowners/confirm-application',
      body: { token: 'A'.repeat(43) },
    }),
    'POST /api/contact': () => ({
      path: '/api/contact',
      body: { name: 'Mara', email: 'mara@apply.test', message: 'What does it cost?' },
    }),
    'GET /api/admins/homeowner-applicants': () => ({ path: '/api/admins/homeowner-applicants' }),
    'POST /api/admins/addhomeownerapplicant': () => ({
      path: '/api/admins/addhomeownerapplicant',
      body: { decision: 'create', ...person() },
    }),
  };
}
