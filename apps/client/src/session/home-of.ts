import type { Role } from '@common-roof/contracts';

/** Where each role begins after signing in. */
export const HOME_OF: Readonly<Record<Role, string>> = {
  roomie: '/user',
  homeowner: '/admin',
  neatkeeper: '/feedback-neatkeeper',
  admin: '/admino',
};
