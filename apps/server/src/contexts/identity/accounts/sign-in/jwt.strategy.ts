import { AUTH_HEADER } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';

import { SessionsService, type SignedInSession } from './sessions.service.ts';
import { AUDIENCE, ISSUER, TokenClaims, Tokens } from './tokens.ts';

/** Verifies the token in `x-auth-token` with Passport, and its session against the row. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    tokens: Tokens,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromHeader(AUTH_HEADER),
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      // The machine's clock may be wrong: the session says by the database's time whether its token has ended.
      ignoreExpiration: true,
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = tokens.keyOf(token);
        if (key) done(null, key);
        else done('unknown key');
      },
    });
  }

  async validate(payload: unknown): Promise<SignedInSession | false> {
    const claims = TokenClaims.safeParse(payload);
    return claims.success && ((await this.sessions.resume(claims.data)) ?? false);
  }
}
