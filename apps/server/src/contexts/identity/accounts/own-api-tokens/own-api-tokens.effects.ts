import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { activity, DeclaresEffects, type EffectsProvider, when } from '#kernel/events/effects.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { ApiTokenCreated, ApiTokenRevoked } from './own-api-tokens.events.ts';

/** Tells owners about each new token: a thief must not keep a way in unnoticed. */
@DeclaresEffects()
@Injectable()
export class OwnApiTokensEffects implements EffectsProvider {
  constructor(private readonly accounts: AccountsRepository) {}

  readonly effects = [
    when(ApiTokenCreated, {
      activity: ({ account_id: by }) => activity(by, 'api_token_created'),
      alerts: ({ account_id: to, expires_at: expiresAt }) => ({
        to,
        kind: 'account_security',
        about: null,
        says: alertSaying('api_token_created', { day: expiresAt.slice(0, 10) }),
        link: '/profile?show=security',
      }),
      mail: async ({ account_id: id, expires_at: expiresAt }) => {
        const account = await this.accounts.find(id);
        return account && { template: 'api-token-created', to: account, data: { expires_on: expiresAt.slice(0, 10) } };
      },
    }),
    when(ApiTokenRevoked, {
      activity: ({ account_id: by }) => activity(by, 'api_token_revoked'),
    }),
  ];
}
