import { z } from 'zod';

/**
 * `kid:base64[,kid:base64…]`. The first key signs and all keys verify, so that keys rotate without ending sessions or
 * links.
 */
export const keyRing = z.string().transform((value, context) => {
  const keys = value.split(',').map((part) => {
    const [kid = '', secret = ''] = part.trim().split(':');
    return { kid, secret: Buffer.from(secret, 'base64') };
  });
  if (keys.some(({ kid, secret }) => kid === '' || secret.length < 32)) {
    context.addIssue({ code: 'custom', message: 'needs kid:base64 pairs with at least 32 bytes each' });
    return z.NEVER;
  }
  return keys;
});

/** As {@link keyRing}; a single key needs no id. */
export const linkKeys = z
  .string()
  .transform((value) => (value.includes(':') ? value : `0:${value}`))
  .pipe(keyRing);

/** Returns the keys of `EVIDENCE_SECRET` by id, for a command that needs nothing else, or null if it is invalid. */
export function evidenceKeys(secret: string | undefined): ReadonlyMap<string, Buffer> | null {
  const keys = linkKeys.safeParse(secret);
  return keys.success ? new Map(keys.data.map((key) => [key.kid, key.secret])) : null;
}
