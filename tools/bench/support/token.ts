import { createHmac, randomBytes } from 'node:crypto';

/** A secret for this run only, in the format of the server's JWT_SECRETS. */
const secret = randomBytes(32);
export const jwtSecrets = `bench:${secret.toString('base64')}`;
export const linkSecret = randomBytes(32).toString('base64');

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a session token as the server does: 204 sign-ins by password would benchmark argon2. */
export function signToken(session: { id: string; accountId: string; role: string }): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    sub: session.accountId,
    sid: session.id,
    role: session.role,
    typ: 'access',
    iat: now,
    exp: now + 3_600,
    iss: 'common-roof',
    aud: 'common-roof-client',
  };
  const body = `${encode({ alg: 'HS256', typ: 'JWT', kid: 'bench' })}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
