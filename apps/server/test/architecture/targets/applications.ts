import { randomUUID } from 'node:crypto';

import { type Targets, to } from './target.ts';

/** Calls of people without an account, and the admins' answers. */
export function makeApplicationTargets(): Targets {
  const person = () => ({ email: `${randomUUID()}@apply.test`, first_name: 'Mara', last_name: 'Lind' });
  return {
    'POST /api/homeowners': () => ({ path: '/api/homeowners', body: { ...person(), city: 'Leeds', houses: 2 } }),
    'POST /api/homeowners/confirm-application': to('/api/homeowners/confirm-application', { token: 'A'.repeat(43) }),
    'POST /api/contact': to('/api/contact', { name: 'Mara', email: 'mara@apply.test', message: 'What does it cost?' }),
    'GET /api/admins/homeowner-applicants': to('/api/admins/homeowner-applicants'),
    'POST /api/admins/addhomeownerapplicant': () => ({
      path: '/api/admins/addhomeownerapplicant',
      body: { decision: 'create', ...person() },
    }),
  };
}
