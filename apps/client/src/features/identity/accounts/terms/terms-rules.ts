import type { Me } from '@common-roof/contracts';

/**
 * Whether the user must accept the current version first; admins needn't. The account's record decides: anyone can
 * write the mark in local storage, and a second device must not ask again.
 */
export function mustAcceptTerms(me: Me): boolean {
  if (me.userType === 'admin') return false;
  const { accepted, version, required_version: required } = me.userData.terms;
  return !(accepted && version === required);
}
