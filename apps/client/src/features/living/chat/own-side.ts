import type { Role, Side } from '@common-roof/contracts';

/** Returns the side a role writes as; null for roles without conversations. */
export const partyOf = (role: Role): Side | null => (role === 'roomie' || role === 'homeowner' ? role : null);
