import type { ApiTokens, NewApiToken, ParsedInput } from '@common-roof/contracts';
import { createApiToken, listApiTokens, revokeApiToken } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { OwnApiTokens } from './own-api-tokens.service.ts';

/** Admins have no API tokens: what they may do is too much for a secret in a script. */
@Controller()
export class OwnApiTokensController {
  constructor(private readonly tokens: OwnApiTokens) {}

  @Serves(listApiTokens)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  list(@CurrentActor() actor: Actor): Promise<ApiTokens> {
    return this.tokens.list(actor);
  }

  @Serves(createApiToken)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  create(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof createApiToken>,
    @Origin() origin: RequestOrigin,
  ): Promise<NewApiToken> {
    return this.tokens.create(actor, body, origin);
  }

  @Serves(revokeApiToken)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  revoke(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof revokeApiToken>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.tokens.revoke(actor, params.id, origin);
  }
}
