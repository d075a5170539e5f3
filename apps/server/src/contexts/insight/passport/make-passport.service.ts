import { randomUUID } from 'node:crypto';

import {
  type CallResponse,
  type Locale,
  type makePassport,
  type ParsedInput,
  PASSPORT_FORMAT,
  type PassportFacts,
  type PassportPreview,
  PASSPORTS_A_DAY,
} from '@common-roof/contracts';
import { dayIn, passportUsableUntil } from '@common-roof/domain';
import { filled, passportWords, readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { SigningKeys } from '#kernel/evidence/signing-keys.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { assertDailyLimit, oneDayBefore } from '#kernel/rate-limits/daily-limit.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { makePassportFile } from './passport-file.ts';
import { PassportParts } from './passport-parts.service.ts';
import { PassportMade } from './passport.events.ts';
import { toPassport } from './passport.mapper.ts';
import { PassportsRepository } from './passports.repository.ts';

type Choice = ParsedInput<typeof makePassport>['body'];
type Made = CallResponse<typeof makePassport>;

/** Lets roomies make signed passports of what they choose. What they say is in their file alone. */
@Injectable()
export class MakePassportService {
  private readonly issuer: string;

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsReadModel,
    private readonly parts: PassportParts,
    private readonly passports: PassportsRepository,
    private readonly keys: SigningKeys,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
    { env }: Config,
  ) {
    this.issuer = env.PUBLIC_URL.replace(/\/+$/, '');
  }

  /** Returns what each part would say today. */
  async preview({ accountId }: Actor, language: Locale): Promise<PassportPreview> {
    const { dates } = this.datesOf(this.clock.now(), language);
    return { name: await this.nameOf(accountId), dates, parts: await this.parts.list(accountId, language) };
  }

  /** @throws 422 for a part that has nothing to say; 429 for too many per day */
  make(actor: Actor, { language, parts }: Choice, origin: RequestOrigin): Promise<Made> {
    const { accountId } = actor;
    return this.database.transaction(async () => {
      // Locks the account, so that of two at once the second counts the first.
      await this.accounts.lock(accountId);
      const now = this.clock.now();
      const before = await this.passports.listMadeSince(accountId, oneDayBefore(now));
      const detail = filled('You can make {most} passports a day.', { most: PASSPORTS_A_DAY });
      assertDailyLimit(before, PASSPORTS_A_DAY, now, detail);
      const chosen = (await this.parts.list(accountId, language)).filter(({ part }) => parts.includes(part));
      if (chosen.length < parts.length) throw unacceptable('parts', 'There is nothing to say about one of these yet.');
      const id = randomUUID();
      const facts: PassportFacts = {
        format: PASSPORT_FORMAT,
        id,
        issuer: this.issuer,
        key: this.keys.current.fingerprint,
        language,
        title: passportWords[language].title,
        name: await this.nameOf(accountId),
        ...this.datesOf(now, language),
        parts: chosen,
      };
      const { html, hash } = makePassportFile(facts, this.keys);
      await this.passports.insert({ id, account_id: accountId, made_at: now, key: facts.key, hash });
      await this.outbox.append(PassportMade, { passport_id: id, account_id: accountId });
      const details = { what: 'passport_made' };
      await this.audit.append({ event: 'sensitive_read', actor, targetId: id, details, origin });
      const file_name = `${passportWords[language].title.toLowerCase().replaceAll(/\s+/g, '-')}-${facts.made_on}.html`;
      return { passport: toPassport({ id, made_at: now, revoked_at: null }), file_name, html };
    });
  }

  private datesOf(now: Date, language: Locale): Pick<PassportFacts, 'made_on' | 'use_until' | 'dates'> {
    const made_on = dayIn('UTC', now);
    const use_until = passportUsableUntil(made_on);
    const reader = readerOf(language);
    const dates = passportWords[language].dates({ made: reader.day(made_on), until: reader.day(use_until) });
    return { made_on, use_until, dates };
  }

  private async nameOf(accountId: string): Promise<string> {
    const account = await this.accounts.find(accountId);
    if (!account) throw notFound();
    return `${account.first_name} ${account.last_name}`.trim();
  }
}
