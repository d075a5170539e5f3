import { Secret, TOTP } from 'otpauth';

/** As authenticator apps take them without being told: RFC 6238 with SHA-1, six digits, half a minute. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of telephones differ: the code before and the one after count, too. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const ISSUER = 'Common Roof';

const totpOf = (secret: string): TOTP => new TOTP({ ...FORM, issuer: ISSUER, secret: Secret.fromBase32(secret) });

/** @returns 160 random bits, in Base32 */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What a QR code for the app says. @param label whose account it is */
export const addressOf = (secret: string, label: string): string =>
  new TOTP({ ...FORM, issuer: ISSUER, label, secret: Secret.fromBase32(secret) }).toString();

/** The half minute, counted from 1970, that a code is of; null for one that does not count at that moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code of a moment. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });
