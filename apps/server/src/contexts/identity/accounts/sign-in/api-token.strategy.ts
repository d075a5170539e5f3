import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';

import { ApiTokens } from '#contexts/identity/accounts/api-tokens/api-tokens.service.ts';
import { apiTokenIn, type BearerRequest } from '#contexts/identity/accounts/api-tokens/bearer.ts';
import type { SignedInSession } from './sessions.service.ts';

type TokenCaller = Pick<SignedInSession, 'actor' | 'isLeaving'>;

/** Verifies the API token in `Authorization: Bearer` with Passport. It is read from nowhere else. */
@Injectable()
export class ApiTokenStrategy extends PassportStrategy(passport.Strategy, 'api-token') {
  constructor(private readonly tokens: ApiTokens) {
    super();
  }

  override authenticate(request: BearerRequest): void {
    void this.validate(request).then(
      (caller) => {
        if (caller) this.success(caller);
        else this.fail(401);
      },
      (error: unknown) => {
        this.error(error);
      },
    );
  }

  async validate(request: BearerRequest): Promise<TokenCaller | null> {
    const actor = await this.tokens.authenticate(apiTokenIn(request));
    return actor && { actor, isLeaving: false };
  }
}
