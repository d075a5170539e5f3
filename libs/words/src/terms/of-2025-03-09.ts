import type { TermsDocument, TermsVersion } from './document.ts';

const terms: TermsDocument = {
  title: 'Terms of Service',
  opening:
    'Effective acceptance date: March 9, 2025. These Terms govern the use of Common Roof (the “Platform”) by roomies, homeowners and neatkeepers (“you”).',
  sections: [
    {
      heading: '1. Definitions',
      paragraphs: [
        '“Platform” means the Common Roof web application, its interfaces and its documentation. “Operator” means the party that runs the Platform.',
        '“Homeowner” means a person who lists, owns or manages a house on the Platform. “Roomie” means a tenant of a room in such a house. “Neatkeeper” means a cleaner or house keeper assigned to one. “Content” means anything you write or upload.',
      ],
    },
    {
      heading: '2. Use of the Platform',
      paragraphs: [
        'You may use the Platform to run, live in or look after a shared house. You keep your sign-in to yourself and answer for what is done with it.',
        'You do not copy, scrape, resell or imitate the Platform, do not try to reach data that is not yours, and do not use it to harass anybody or to break the law.',
      ],
    },
    {
      heading: '3. Intellectual property',
      paragraphs: [
        'The Platform, its design, texts, marks and software belong to the Operator. You receive a personal right to use them that ends with your account and cannot be passed on.',
        'Your Content stays yours. You allow the Operator to store and show it to those the Platform is meant to show it to, and to nobody else.',
      ],
    },
    {
      heading: '4. Homeowner responsibilities',
      paragraphs: [
        'A Homeowner keeps listings accurate and current, follows the rental, housing and anti-discrimination laws of the place of the house, and answers for the agreements made with Roomies.',
        'A Homeowner does not copy the Platform, and does not steer users met through the Platform to transact off it.',
      ],
    },
    {
      heading: '5. Limitation of liability',
      paragraphs: [
        'The Platform is provided as it is. The Operator is no party to a lease and does not vouch for persons, houses or payments.',
        'As far as the law allows, the Operator is not liable for indirect or consequential damage, and its liability is limited to what you paid for the Platform in the twelve months before the claim. Nothing limits liability that the law does not let us limit.',
      ],
    },
    {
      heading: '6. Termination',
      paragraphs: [
        'You may close your account at any time once no tenancy is open and no house is held. The Operator may suspend an account that breaks these Terms, and says why.',
        'Signed agreements, ledgers and messages that others rely on stay, without your name where the law asks for it.',
      ],
    },
    {
      heading: '7. Dispute resolution',
      paragraphs: [
        'The parties first try to settle a dispute by talking, then by mediation before a mediator both accept, before either goes to court.',
        'Class-action waiver: as far as the law allows, each party brings claims only in its own name, and not as a member of a class or representative action.',
      ],
    },
    {
      heading: '8. Changes',
      paragraphs: [
        'When these Terms change, you are asked to accept the new version before you go on. The version you accepted and the time are kept on your account.',
      ],
    },
    {
      heading: '9. Contact',
      paragraphs: [
        'Questions about these Terms reach the Operator through the contact address in every e-mail of the Platform.',
      ],
    },
  ],
};

const nda: TermsDocument = {
  title: 'Non-Disclosure Agreement',
  opening:
    'Between the Operator as the disclosing party and the Homeowner as the receiving party, with the effective acceptance date March 9, 2025.',
  sections: [
    {
      heading: '1. Confidential information',
      paragraphs: [
        'Everything not public that the Homeowner learns about the Platform, its workings, its users and its business is confidential, in whatever form it is disclosed.',
      ],
    },
    {
      heading: '2. Duties of the receiving party',
      paragraphs: [
        'The Homeowner uses confidential information only to use the Platform, protects it with at least the care given to own secrets, and discloses it only to those who must know it and are bound likewise.',
        'Information that is public without a breach, was known before, or must be disclosed by law is excepted; the Operator is told first where the law allows.',
      ],
    },
    {
      heading: '3. Non-compete',
      paragraphs: [
        'For [non-compete term] years after the end of the account, the Homeowner does not build or run a platform that copies the Platform.',
      ],
    },
    {
      heading: '4. Term',
      paragraphs: ['The duties of this agreement last for [term] years from the effective acceptance date.'],
    },
    {
      heading: '5. Governing law and venue',
      paragraphs: ['This agreement is governed by the laws of [governing law]. The courts of [venue] are competent.'],
    },
  ],
};

export const TERMS_OF_2025_03_09: TermsVersion = { version: '2025-03-09', terms, nda };
