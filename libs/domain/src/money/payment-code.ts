/** The account a payment goes to. */
export interface BankDetails {
  /** Name of the account holder. */
  readonly holder: string;
  /** ISO 13616, without spaces. */
  readonly iban: string;
}

/** Returns an IBAN as stored: upper case, without the spaces people type. */
export const plainIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** Formats an IBAN in groups of four, as printed on cards. */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Whether a text is an IBAN: correct format and check digits (ISO 7064, modulo 97). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The largest possible transfer, in cents. */
const MOST_CENTS = 99_999_999_999;
const HOLDER = 70;
const REFERENCE = 140;

const oneLine = (text: string, length: number): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, length);

/**
 * Returns the content of a code that banking apps scan to fill in a transfer (EPC069-12, version 2, UTF-8). The amount
 * is in cents, because the code supports euros only. @throws RangeError for an amount that can't be transferred
 */
export function paymentCode({ holder, iban }: BankDetails, cents: number, reference: string): string {
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > MOST_CENTS) throw new RangeError('No amount of a transfer.');
  const amount = `EUR${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    oneLine(holder, HOLDER),
    iban,
    amount,
    '',
    '',
    oneLine(reference, REFERENCE),
  ];
  return lines.join('\n');
}
