import {
  type ApiToken,
  type ApiTokens,
  LIMITS,
  type NewApiToken,
  type ParsedInput,
  tokenScopesOf,
} from '@common-roof/contracts';
import type { createApiToken } from '@common-roof/contracts/schemas';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { hashOfApiToken, newApiToken } from '#contexts/identity/accounts/api-tokens/api-token-secrets.ts';
import { type ApiTokenRow, ApiTokensRepository } from '#contexts/identity/accounts/api-tokens/api-tokens.repository.ts';
import { StepUp } from '#contexts/identity/accounts/sign-in/step-up.ts';
import { ApiTokenCreated, ApiTokenRevoked } from './own-api-tokens.events.ts';

/** Expired ones are shown as well. */
const MOST_LISTED = 100;

/** Lets people create, see and revoke the API tokens of their own account. */
@Injectable()
export class OwnApiTokens {
  constructor(
    private readonly database: Database,
    private readonly tokens: ApiTokensRepository,
    private readonly accounts: AccountsRepository,
    private readonly stepUp: StepUp,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async list({ accountId }: Actor): Promise<ApiTokens> {
    return { items: (await this.tokens.list(accountId, MOST_LISTED)).map(toApiToken) };
  }

  /**
   * @throws 403 without a fresh password, or factor if there is one, 409 when there are too many, 422 for a scope that
   * opens nothing for the role
   */
  async create(
    actor: Actor,
    { name, scopes, days }: ParsedInput<typeof createApiToken>['body'],
    origin: RequestOrigin,
  ): Promise<NewApiToken> {
    await this.stepUp.requireFactor(actor);
    const usable = tokenScopesOf(actor.role);
    if (!scopes.every((scope) => usable.includes(scope)))
      throw unacceptable('scopes', 'Your kind of account can’t use one of these permissions.');
    const token = newApiToken();
    const row = await this.database.transaction(async () => {
      // Two windows at once: the second counts what the first has created.
      await this.accounts.lock(actor.accountId);
      if ((await this.tokens.countLive(actor.accountId)) >= LIMITS.apiTokens)
        throw new DomainError('conflict', { detail: 'You can’t have more API tokens. Revoke one first.' });
      const added = await this.tokens.insert(
        { account_id: actor.accountId, name, scopes, token_hash: hashOfApiToken(token) },
        days,
      );
      const about = { account_id: actor.accountId, token_id: added.id };
      await this.outbox.append(ApiTokenCreated, { ...about, expires_at: toTimestamp(added.expires_at) });
      await this.audit.append({
        event: 'authn_token_created',
        actor,
        targetId: added.id,
        details: { scopes: scopes.join(' '), days },
        origin,
      });
      return added;
    });
    return { ...toApiToken(row), token };
  }

  /** @throws 404 */
  async revoke(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.tokens.remove(actor.accountId, id))) throw notFound();
      await this.outbox.append(ApiTokenRevoked, { account_id: actor.accountId, token_id: id });
      await this.audit.append({
        event: 'authn_token_revoked',
        actor,
        targetId: id,
        details: { what: 'API token' },
        origin,
      });
    });
  }
}

const toApiToken = (row: ApiTokenRow): ApiToken => ({
  _id: row.id,
  name: row.name,
  scopes: row.scopes,
  created_at: toTimestamp(row.created_at),
  expires_at: toTimestamp(row.expires_at),
  expired: row.expired,
  last_used_at: toTimestampOrNull(row.last_used_at),
});
