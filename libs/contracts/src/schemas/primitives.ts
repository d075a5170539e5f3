import { z } from 'zod';

import { LIMITS } from '../limits.ts';
import { hasHiddenCharacters, hasTooManyMarks } from '../unsafe-text.ts';
import { ROLES } from '../roles.ts';

const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Any visible character: no space, control or Default_Ignorable_Code_Point of Unicode. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\u2800]/u;

/**
 * Allows at most `max` code points, which is how JSON Schema counts, so that the API description states the same
 * number. A bound in UTF-16 units comes first, so that a huge text is rejected before it is walked.
 */
function atMost(max: number) {
  const message = `Enter at most ${String(max)} characters.`;
  const check = z.check<string>(({ value, issues }) => {
    if (value.length <= max || (value.length <= max * 2 && codePoints(value) <= max)) return;
    issues.push({ code: 'too_big', maximum: max, inclusive: true, origin: 'string', input: value, message });
  });
  check._zod.onattach.push(({ _zod: { bag } }) => {
    bag['maximum'] = max;
  });
  return check;
}

/** Text the database can store and return exactly: well-formed UTF-16, no U+0000, at most `max` code points. */
export const text = (max: number) =>
  z
    .string()
    .check(atMost(max))
    .refine((value) => value.isWellFormed(), 'Remove the broken characters.')
    .refine((value) => !value.includes('\0'), 'Remove the null character.')
    .refine((value) => !hasTooManyMarks(value), 'Use at most 30 accents on one letter.')
    .refine((value) => !hasHiddenCharacters(value), 'Remove the invisible characters.');

/** {@link text} with at least one visible character. */
export const filledText = (max: number) => text(max).refine((value) => VISIBLE.test(value), 'This can’t be empty.');

/** Controls and characters that change the text direction; in a name they serve only to deceive. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
/** What a mail program turns into a link. Names appear in e-mails that we send to strangers. */
const ADDRESS = /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/** {@link text} on one line, trimmed and without anything that could become a link, for e-mails to strangers. */
export const withoutAddresses = (max: number) =>
  text(max)
    .refine((value) => !/[\r\n\t]/.test(value), 'Write this on one line.')
    .refine((value) => !UNSEEN.test(value), 'Remove the invisible characters.')
    .refine((value) => !ADDRESS.test(value), 'Leave out web and e-mail addresses.')
    .transform((value) => value.trim());

/** A name of a person or thing: trimmed, on one line, and without anything that could become a link. */
export const name = filledText(LIMITS.name)
  .refine((value) => !/[\r\n\t]/.test(value), 'Write this on one line.')
  .refine((value) => !UNSEEN.test(value), 'Remove the invisible characters.')
  .refine((value) => !ADDRESS.test(value), 'Leave out web and e-mail addresses.')
  .transform((value) => value.trim());

/** What a person calls a file: on one line, and without anything that could lead out of a folder. */
export const fileName = filledText(LIMITS.fileName)
  .refine((value) => !UNSEEN.test(value), 'Remove the invisible characters.')
  .refine((value) => !/[/\\]/.test(value), 'Leave slashes out of the name.')
  .transform((value) => value.trim());

/** One bare address: local part and domain, no display name, quotes, lists or control characters. */
export const email = z
  .string()
  .max(LIMITS.email, `Enter at most ${String(LIMITS.email)} characters.`)
  .refine((value) => value.isWellFormed(), 'Remove the broken characters.')
  .pipe(z.email('Enter an e-mail address.'));

/** A telephone number as people write it: an optional `+`, at least six digits, spaces, dots, hyphens and brackets. */
export const phone = z
  .string()
  .max(40, 'Enter at most 40 characters.')
  .refine((value) => /^\+?[\d\s().-]+$/.test(value.trim()), 'Enter a phone number.')
  .refine((value) => value.replace(/\D/g, '').length >= 6, 'Enter at least 6 digits.')
  .transform((value) => value.trim());

/** Accepted as typed and never trimmed; the server has the rules for new passwords. */
export const existingPassword = z.string().min(1, 'This can’t be empty.').max(1_024, 'This is too long.');

/** A new password. The server judges its strength, because it knows whose it is. */
export const newPassword = text(LIMITS.passwordMax).refine(
  (value) => codePoints(value) >= LIMITS.passwordMin,
  `Enter at least ${String(LIMITS.passwordMin)} characters.`,
);

export const uuid = z.guid('Send a UUID.').transform((value) => value.toLowerCase());
export const role = z.enum(ROLES);
/** ISO-8601 in UTC with milliseconds. */
export const timestamp = z.iso.datetime();
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'];
/** `YYYY-MM-DD`, in the house's time zone, within the years of living people, so that a mistyped year is rejected. */
export const isoDate = z.iso
  .date()
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Enter a day between 1900 and 2199.');
/**
 * The day of a payment or purchase, from the year 2000 on, as in purchase files. The server checks that it isn't in the
 * future.
 */
export const moneyDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= LAST_DAY, 'Enter a day in 2000 or later.');
/** `HH:MM` on a 24-hour clock, in the house's time zone. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 09:30.');
/**
 * Money on the wire: a decimal string with exactly the decimals of its currency: `"12.50"`, `"1250"` for yen, `"1.250"`
 * for dinars.
 */
export const money = z.string().regex(/^-?\d{1,12}(\.\d{2,3})?$/);
/**
 * An amount to charge: never negative, at most 9,999,999.99 or 9,999,999.999, or 9,999,999,999 for a currency without
 * decimals, whose units are small. The number of decimals is checked where the currency is known.
 */
export const amount = z.string().regex(/^(\d{1,10}|\d{1,7}\.\d{2,3})$/, 'Enter an amount like 620.00.');
/** {@link amount}, or its negative. */
export const signedAmount = z
  .string()
  .regex(/^-?(\d{1,10}|\d{1,7}\.\d{2,3})$/, 'Enter an amount like 620.00 or -620.00.');
/** The secret of a one-time link, as it appears in the URL. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This isn’t one of our links.');

/** Numbers in query strings arrive as text; `Number('')` and exponents are rejected. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'Enter a whole number.')
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));

export const idParams = z.strictObject({ id: uuid });
export const empty = z.strictObject({});
