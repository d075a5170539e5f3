import { type TermsVersion } from './terms/document.ts';
import { TERMS_OF_2025_03_09 } from './terms/of-2025-03-09.ts';
import { TERMS_OF_2026_11_23 } from './terms/of-2026-11-23.ts';

export { linesOfTerms, type TermsDocument, type TermsVersion } from './terms/document.ts';

/** The version in force. */
export const CURRENT_TERMS: TermsVersion = TERMS_OF_2026_11_23;

/** Every version ever in use, oldest first. A version never changes once it may have been accepted. */
export const TERMS_VERSIONS: readonly TermsVersion[] = [TERMS_OF_2025_03_09, CURRENT_TERMS];

/** Returns a version of the terms; undefined if it never existed. */
export const termsOf = (version: string): TermsVersion | undefined =>
  TERMS_VERSIONS.find((one) => one.version === version);
