import { createSecretKey } from 'node:crypto';

import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';

import { Config } from '#kernel/config/config.ts';
import type { SessionTimes } from './sessions.repository.ts';

/** Life of a token, and the remaining life below which an answer renews it. */
const TOKEN_SECONDS = 60 * 60;
const RENEW_BELOW_SECONDS = 30 * 60;
/** The number of tokens whose owner is cached; a token has some 400 characters. */
const REMEMBERED = 5_000;

export const ISSUER = 'common-roof';
export const AUDIENCE = 'common-roof-client';

/** The role is for the screen; the account's row decides. */
export const TokenClaims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  role: z.string(),
  typ: z.literal('access'),
  /** The co-homeowner who acts for the account (RFC 8693, section 4.1). */
  act: z.object({ sub: z.uuid() }).optional(),
  iat: z.int(),
  exp: z.int(),
});
export type TokenClaims = z.infer<typeof TokenClaims>;

/** The session of a token, and the database's time. */
export interface TokenSession extends SessionTimes {
  readonly id: string;
  readonly accountId: string;
  readonly role: Role;
  /** The account of a co-homeowner. */
  readonly actedBy?: string;
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

/** Session tokens: HS256 with a key ring, so that a new key can sign while the old one still verifies. */
@Injectable()
export class Tokens {
  private readonly keys: readonly { kid: string; key: Buffer }[];
  /** Keys by the encoded header that each signs under. */
  private readonly byHeader: ReadonlyMap<string, Buffer>;
  /** Claims of tokens that were found valid: they stay true except for the time. */
  private readonly verified = new Map<string, TokenClaims>();

  constructor(
    config: Config,
    private readonly jwt: JwtService,
  ) {
    this.keys = config.env.JWT_SECRETS.map(({ kid, secret }) => ({ kid, key: asKey(secret) }));
    this.byHeader = new Map(this.keys.map(({ kid, key }) => [headerOf(jwt.sign({}, signedBy(kid, key))), key]));
  }

  /**
   * Signs a token that ends by the database's time, as sessions do, whatever clock the machine has.
   * @param session a token never outlives it
   */
  sign(session: TokenSession, issuedAt: Date): string {
    const [newest] = this.keys;
    if (!newest) throw new Error('There is no key to sign with.');
    const iat = secondsOf(issuedAt);
    const exp = Math.min(secondsOf(session.present) + TOKEN_SECONDS, secondsOf(session.endsAt));
    return this.jwt.sign(
      {
        sub: session.accountId,
        sid: session.id,
        role: session.role,
        typ: 'access',
        ...(session.actedBy === undefined ? {} : { act: { sub: session.actedBy } }),
        iat,
        exp,
        iss: ISSUER,
        aud: AUDIENCE,
      },
      signedBy(newest.kid, newest.key),
    );
  }

  needsRenewal(claims: TokenClaims, now: Date): boolean {
    return claims.exp - now.getTime() / 1_000 < RENEW_BELOW_SECONDS;
  }

  /** Returns the key for the header of a token; undefined when none of ours writes that header. */
  keyOf(token: string): Buffer | undefined {
    return this.byHeader.get(headerOf(token));
  }

  /**
   * Returns the account of a valid token, else null: verified once per token, because every request asks before its
   * guard.
   */
  ownerOf(token: string, now: Date): string | null {
    const claims = this.verified.get(token) ?? this.remember(token);
    return claims && claims.exp * 1_000 > now.getTime() ? claims.sub : null;
  }

  /** @returns the claims of a token that we signed, else null. It may have ended, which its session says. */
  verify(token: string): TokenClaims | null {
    const secret = this.keyOf(token);
    if (!secret) return null;
    try {
      const payload: unknown = this.jwt.verify(token, {
        secret,
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        ignoreExpiration: true,
      });
      const claims = TokenClaims.safeParse(payload);
      return claims.success ? claims.data : null;
    } catch {
      return null;
    }
  }

  private remember(token: string): TokenClaims | null {
    const claims = this.verify(token);
    if (!claims) return null;
    if (this.verified.size >= REMEMBERED) this.verified.clear();
    this.verified.set(token, claims);
    return claims;
  }
}

const signedBy = (kid: string, key: Buffer) => ({ secret: key, algorithm: 'HS256', keyid: kid }) as const;

const headerOf = (token: string): string => token.slice(0, token.indexOf('.'));

/**
 * Given plain bytes, the library checks at every request whether they are a public key, which costs more than verifying
 * the token. It accepts a key object; only its surrounding types do not say so.
 */
const asKey = (secret: Buffer): Buffer => createSecretKey(secret) as unknown as Buffer;
