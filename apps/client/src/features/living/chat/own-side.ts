import type { Role, Side } from '@common-roof/contracts';

/** The side a role writes as; null for those who have no conversations. */
export const partyOf = (role: Role): Side | null => (role === 'roomie' || role === 'homeowner' ? role : null);
