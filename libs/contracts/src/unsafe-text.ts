/**
 * Accents, vowel signs and other marks allowed after one letter. Unicode's Stream-Safe Text Format (UAX #15) has the
 * same limit: no language needs a third of it, and sorting marks takes quadratic time.
 */
export const MOST_MARKS = 30;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${String(MOST_MARKS + 1)}}`, 'u');
export const hasTooManyMarks = (value: string): boolean => TOO_MANY_MARKS.test(value);

/**
 * Tags of a flag such as Scotland's, and variants of a Chinese character: the only hidden characters with a visible
 * effect.
 */
const SHOWN_TAGS = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}|\p{Script=Han}[\u{e0100}-\u{e01ef}]/gu;
/** The block of invisible tag characters, which can hide whole sentences. */
const HIDDEN = /[\u{e0000}-\u{e0fff}]/u;
export const hasHiddenCharacters = (value: string): boolean =>
  HIDDEN.test(value) && HIDDEN.test(value.replaceAll(SHOWN_TAGS, ''));
