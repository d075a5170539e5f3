import type { Me } from '@common-roof/contracts';

/**
 * Non-admins accept the version in force before they go on. The account's record decides: the mark in local storage
 * can be written by anybody, and a second device must not ask again what was answered on the first.
 */
export function mustAcceptTerms(me: Me): boolean {
  if (me.userType === 'admin') return false;
  const { accepted, version, required_version: required } = me.userData.terms;
  return !(accepted && version === required);
}
