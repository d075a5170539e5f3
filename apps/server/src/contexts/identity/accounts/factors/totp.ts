import { Secret, TOTP } from 'otpauth';

/** The defaults of authenticator apps: RFC 6238 with SHA-1, six digits, half a minute. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Phone clocks differ: the previous and the next code count too. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const ISSUER = 'Common Roof';

const totpOf = (secret: string): TOTP => new TOTP({ ...FORM, issuer: ISSUER, secret: Secret.fromBase32(secret) });

/** @returns 160 random bits, in Base32 */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the content of the QR code for the app. @param label the account's name */
export const addressOf = (secret: string, label: string): string =>
  new TOTP({ ...FORM, issuer: ISSUER, label, secret: Secret.fromBase32(secret) }).toString();

/** Returns the half minute of a code, counted from 1970; null for a code that is not valid at that moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Returns the code of a moment. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });
