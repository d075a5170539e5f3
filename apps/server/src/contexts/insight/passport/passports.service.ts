import type { Passport, PassportKeys, PassportState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { SigningKeys } from '#kernel/evidence/signing-keys.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { PassportRevoked } from './passport.events.ts';
import { toPassport } from './passport.mapper.ts';
import { PassportsRepository } from './passports.repository.ts';

const MOST_SHOWN = 100;

/** Shows people their passports, revokes them, and answers those who check one. */
@Injectable()
export class PassportsService {
  constructor(
    private readonly database: Database,
    private readonly passports: PassportsRepository,
    private readonly keys: SigningKeys,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async list({ accountId }: Actor): Promise<{ items: Passport[] }> {
    return { items: (await this.passports.listOf(accountId, MOST_SHOWN)).map(toPassport) };
  }

  /** Does nothing for a passport that is revoked already. @throws 404 for another's */
  async revoke(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.database.transaction(async () => {
      const passport = await this.passports.lock(actor.accountId, id);
      if (!passport) throw notFound();
      if (passport.revoked_at !== null) return;
      await this.passports.revoke(id, this.clock.now());
      await this.outbox.append(PassportRevoked, { passport_id: id, account_id: actor.accountId });
      const details = { what: 'passport_revoked' };
      await this.audit.append({ event: 'sensitive_update', actor, targetId: id, details, origin });
    });
  }

  listKeys(): PassportKeys {
    return {
      issuer: this.config.env.PUBLIC_URL.replace(/\/+$/, ''),
      keys: this.keys.list().map(({ fingerprint, point }) => ({ fingerprint, public_key: point })),
    };
  }

  /** Returns the state of a passport by the hash of its facts, which only those who have its file know. */
  async getState(hash: string): Promise<{ state: PassportState }> {
    const passport = await this.passports.findByHash(Buffer.from(hash, 'hex'));
    if (!passport) return { state: 'unknown' };
    return { state: passport.revoked_at === null ? 'valid' : 'revoked' };
  }
}
