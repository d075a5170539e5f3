import type { Me } from '@common-roof/contracts';

/**
 * Non-admins accept before they go on: on the account in the version in force, and in this browser.
 * Neither alone is enough: local storage can be written by anybody, and a browser shared by two people remembers only one of them.
 */
export function mustAcceptTerms(me: Me, storedHere: boolean): boolean {
  if (me.userType === 'admin') return false;
  const { accepted, version, required_version: required } = me.userData.terms;
  return !(storedHere && accepted && version === required);
}
