import type { StarterTemplate } from '@common-roof/contracts';

import { canonicalHtml } from '#contexts/letting/leasing/templates/agreement-html.ts';
import { ARABIC_STARTERS } from './arabic.ts';
import { ENGLISH_STARTERS } from './english.ts';
import { FRENCH_STARTERS } from './french.ts';
import { GERMAN_STARTERS } from './german.ts';
import { SPANISH_STARTERS } from './spanish.ts';
import type { WrittenStarter } from './written-starter.ts';

/** The first line of each starter says that it is an example and that this line is to be deleted. */
const FIRST_LINE = /^<p><em>.*?<\/em><\/p>/;

function starter(written: WrittenStarter): StarterTemplate {
  const agreement = canonicalHtml(written.agreement);
  const [note] = FIRST_LINE.exec(agreement) ?? [];
  if (note === undefined) throw new Error(`The example ${written.key} does not say that it is one.`);
  return { ...written, agreement, note };
}

/** Example templates to start with, in every language. Each says in its text that it is no legal advice. */
export const STARTERS: readonly StarterTemplate[] = [
  ...ENGLISH_STARTERS,
  ...GERMAN_STARTERS,
  ...SPANISH_STARTERS,
  ...FRENCH_STARTERS,
  ...ARABIC_STARTERS,
].map(starter);

/** Returns whether a stored text still says that it is an example. */
export const isStillExample = (kept: string): boolean => STARTERS.some(({ note }) => kept.includes(note));
