import { JwtService } from '@nestjs/jwt';

import { PasswordsService } from '#contexts/identity/accounts/sign-in/passwords.service.ts';
import { AUDIENCE, ISSUER } from '#contexts/identity/accounts/sign-in/tokens.ts';
import { Config } from '#kernel/config/config.ts';
import { slugOf } from './ads.ts';
import { call } from './http.ts';
import { mailTo } from './mailbox.ts';
import { leaseOffersOf } from './offers.ts';
import type { TestApp } from './test-app.ts';
import { signIn, type World } from './world.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Tokens made from a valid one: by an attacker without a key, and by one with the right key who signs something else.
 */
export function forgedTokens(app: TestApp, token: string, otherAccount: string): Record<string, string> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const [key] = app.get(Config).env.JWT_SECRETS;
  if (!key) throw new Error('There is no key to sign with.');
  const signed = (other: object): string =>
    new JwtService().sign(
      { ...claims, iss: ISSUER, aud: AUDIENCE, ...other },
      { secret: key.secret, algorithm: 'HS256', keyid: key.kid },
    );
  const now = Math.floor(Date.now() / 1_000);
  return {
    rubbish: 'not-a-token',
    'a header without a signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'an edited role': `${header}.${encode({ ...claims, role: 'admin' })}.${signature}`,
    'another account': `${header}.${encode({ ...claims, sub: otherAccount })}.${signature}`,
    'another key': `${encode({ alg: 'HS256', typ: 'JWT', kid: 'other' })}.${payload}.${signature}`,
    'a broken signature': `${header}.${payload}.${signature.slice(0, -2)}`,
    'an end that has passed': signed({ iat: now - 7_200, exp: now - 3_600 }),
    'another audience': signed({ aud: 'another-client' }),
    'another issuer': signed({ iss: 'another-roof' }),
    'another kind': signed({ typ: 'refresh' }),
    "another account's session": signed({ sub: otherAccount }),
  };
}

/** The secrets of links that were sent, by the purpose of the link. */
export async function linkSecrets(app: TestApp, { players, houseA }: World): Promise<Record<string, string>> {
  await app.forgetEvents();
  const { account, token } = await signIn(app, players.r1.account);
  await app.get(PasswordsService).sendReset(account);
  const { body: link } = await call(app, 'PUT', `/api/houses/calendar-link/${houseA}`, { token });
  const offer = await leaseOffersOf(app, { ...players.h1, ...(await signIn(app, players.h1.account)) }).make();
  await app.drainEvents();
  const { text } = await mailTo(account.email, /Reset/);
  return {
    'a link for a new password': /token=([\w-]{43})/.exec(text)?.[1] ?? '',
    'a link to a calendar': new URL((link as { own: string }).own).searchParams.get('key') ?? '',
    'a link to a lease': slugOf(offer),
  };
}
