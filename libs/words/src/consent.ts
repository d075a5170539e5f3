import type { Locale } from '@common-roof/contracts';
import type english from '@common-roof/messages/locales/en/documents/consent.json';

import { documentIn } from './documents.ts';

/**
 * What a person agrees to when signing electronically: the disclosures of U.S. law (ESIGN Act, 15 U.S.C. 7001 (c)), and
 * what gives a simple electronic signature weight in Europe (eIDAS, art. 25). Accepted versions never change; a change
 * needs a new version.
 */
export const CONSENT_VERSION = 2;

/** Returns the points of a version. @throws RangeError for an unknown version */
export function consentPoints(version: number, locale: Locale): readonly string[] {
  const versions: Readonly<Record<string, readonly string[]>> = documentIn<typeof english>('consent', locale).texts;
  const points = versions[String(version)];
  if (!points) throw new RangeError(`There is no version ${String(version)} of the consent.`);
  return points;
}
