import type { ParsedInput, suggestPerson } from '@common-roof/contracts';
import { isMailed } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { emailKey } from '#contexts/identity/accounts/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AdsRepository } from '#contexts/letting/listings/ads/ads.repository.ts';
import { ApplicantsRepository } from '#contexts/letting/listings/ads/applicants.repository.ts';
import { AddressHashes } from './address-hashes.ts';
import { EndSuggestions } from './end-suggestions.ts';
import { SuggestedAddressesRepository } from './suggested-addresses.repository.ts';
import { PersonSuggested } from './suggestions.events.ts';
import { SuggestionsRepository } from './suggestions.repository.ts';

/** Lets roomies suggest people for open rooms of their house, where the homeowner lets them. */
@Injectable()
export class SuggestPersonService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly ads: AdsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly suggestions: SuggestionsRepository,
    private readonly addresses: SuggestedAddressesRepository,
    private readonly hashes: AddressHashes,
    private readonly ending: EndSuggestions,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The answer is the same for every address, whether it has an account, has applied, has refused or gets no e-mail
   * because it got one lately.
   * @throws 403 without the right; 404 for another house, and for an ad that isn't open in it; 409 when the house is
   * archived, or the caller's own suggestion of this address waits; 429
   */
  async suggest(
    actor: Actor,
    houseId: string,
    body: ParsedInput<typeof suggestPerson>['body'],
    origin: RequestOrigin,
  ): Promise<void> {
    await this.access.requireRightForChange(actor, houseId, 'invite');
    if ((await this.ads.findVisible(body.ad_id))?.house_id !== houseId) throw notFound();
    await this.limits.takeSuggestion(actor.accountId, houseId);
    await this.database.transaction(async () => {
      const now = this.clock.now();
      const hash = this.hashes.hashOf(body.email);
      await this.ads.lock(body.ad_id);
      await this.addresses.lock(hash);
      // The right may have ended, and the ad closed, while this waited.
      await this.access.requireRightForChange(actor, houseId, 'invite');
      if (!(await this.ads.findVisible(body.ad_id))) throw notFound();
      const all = this.hashes.allOf(body.email);
      const waiting = await this.suggestions.listWaiting(body.ad_id, all);
      if (waiting.some(({ suggester_id }) => suggester_id === actor.accountId)) throw suggestedAlready();
      const isToMail = await this.takeMail(houseId, body, all, waiting, now);
      if (isToMail) await this.addresses.writeMail(hash, now);
      const id = await this.suggestions.insert(
        {
          adId: body.ad_id,
          suggesterId: actor.accountId,
          firstName: body.first_name,
          lastName: body.last_name,
          email: body.email,
          addressHash: hash,
          reason: body.reason === undefined || body.reason === '' ? null : body.reason,
          locale: origin.locale,
          isMailed: isToMail,
        },
        now,
      );
      await this.ending.scheduleLapse(id);
      const suggested = { suggestion_id: id, house_id: houseId, suggester_id: actor.accountId };
      await this.outbox.append(PersonSuggested, suggested);
    });
  }

  /** Possible also without the right. @throws 404 unless the caller made it; 409 when it is over */
  async takeBack(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const suggestion = await this.suggestions.lock(id);
      if (suggestion?.suggester_id !== actor.accountId) throw notFound();
      await this.suggestions.takeBack(id);
      await this.ending.forget(suggestion);
    });
  }

  /** Returns whether the person gets an e-mail. */
  private async takeMail(
    houseId: string,
    { ad_id, email }: ParsedInput<typeof suggestPerson>['body'],
    hashes: readonly string[],
    waiting: readonly { readonly is_mailed: boolean }[],
    now: Date,
  ): Promise<boolean> {
    const address = {
      hasRefused: await this.addresses.hasRefused(houseId, hashes),
      hasApplied: await this.applicants.hasApplied(ad_id, emailKey(email)),
      isAsked: waiting.some(({ is_mailed }) => is_mailed),
      lastMailAt: await this.addresses.lastMailAt(hashes),
    };
    return isMailed(address, now) && (await this.limits.isUnburdened(email));
  }
}

const suggestedAlready = (): DomainError =>
  new DomainError('conflict', { detail: 'You’ve already suggested this person for this room.' });
