import { type TermsVersion, withParagraphs } from './document.ts';
import { TERMS_OF_2025_03_09 as before } from './of-2025-03-09.ts';

/** Adds how an account is deleted, requirements for ratings, and who may ask for a second step at sign-in. */
export const TERMS_OF_2026_11_23: TermsVersion = {
  version: '2026-11-23',
  terms: withParagraphs(before.terms, {
    '2. Use of the Platform': [
      'You may use the Platform to run, live in or look after a shared house. You keep your sign-in to yourself and answer for what is done with it. The Operator may ask those who administer the Platform for a second step at sign-in.',
      'You do not copy, scrape, resell or imitate the Platform, do not try to reach data that is not yours, and do not use it to harass anybody or to break the law.',
      'A rating tells what you have seen yourself. The Operator may remove one that does not, or that insults somebody, and says why.',
    ],
    '6. Termination': [
      'You may delete your account at any time once no tenancy is open and no house is held. It is closed at once and deleted after 14 days; until then you can keep it by signing in. The Operator may suspend an account that breaks these Terms, and says why.',
      'Before you go you can take a copy of your data with you. Signed agreements, ledgers and messages that others rely on stay, without your name where the law asks for it.',
    ],
    '8. Changes': [
      'When these Terms change, you are shown what changed and asked to accept the new version before you go on. The versions you accepted and the times are kept on your account.',
    ],
  }),
  nda: before.nda,
};
