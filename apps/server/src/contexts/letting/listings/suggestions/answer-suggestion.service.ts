import type { applyAsSuggested, declineSuggestion, ParsedInput, SuggestedRoom } from '@common-roof/contracts';
import type { WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { emailKey } from '#contexts/identity/accounts/index.ts';
import { ApplicantConfirmed } from '#contexts/letting/listings/ads/ads.events.ts';
import { AdsRepository } from '#contexts/letting/listings/ads/ads.repository.ts';
import { answersTo } from '#contexts/letting/listings/ads/answers.ts';
import { ApplicantDeadlines } from '#contexts/letting/listings/ads/applicant-deadlines.ts';
import { ApplicantsRepository, hasConfirmedAnother } from '#contexts/letting/listings/ads/applicants.repository.ts';
import { ReadAdsService } from '#contexts/letting/listings/ads/read-ads.service.ts';
import { EndSuggestions, refusalIn, SUGGESTION_LINK } from './end-suggestions.ts';
import { SuggestedAddressesRepository } from './suggested-addresses.repository.ts';
import { SuggestionApplied } from './suggestions.events.ts';
import { type SuggestionRow, SuggestionsRepository } from './suggestions.repository.ts';

/** Lets a suggested person, who has no account, see the room, apply for it or say no, by the link in their e-mail. */
@Injectable()
export class AnswerSuggestionService {
  constructor(
    private readonly database: Database,
    private readonly suggestions: SuggestionsRepository,
    private readonly addresses: SuggestedAddressesRepository,
    private readonly ending: EndSuggestions,
    private readonly ads: AdsRepository,
    private readonly reader: ReadAdsService,
    private readonly applicants: ApplicantsRepository,
    private readonly deadlines: ApplicantDeadlines,
    private readonly capabilities: Capabilities,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 410, also once the suggestion is taken back; 429 */
  async read(token: string, origin: RequestOrigin): Promise<SuggestedRoom> {
    const { subjectId } = await this.capabilities.open(SUGGESTION_LINK, token, origin);
    const row = await this.suggestions.find(subjectId);
    if (!row) throw over(GONE);
    const { state, suggester, reason, first_name, last_name, email, title } = row;
    const ad = state === 'waiting' ? ((await this.reader.find(row.ad_id)) ?? null) : null;
    return { state, suggested_by: suggester, reason, first_name, last_name, email, title, ad };
  }

  /**
   * The application goes to the homeowner at once: the link has confirmed the address. Applying twice has the same
   * result as once. It doesn't depend on the right of the person who made the suggestion.
   * @throws 409 while the ad is paused, after another answer, or when another application of this address counts; 410,
   * also once the ad is closed; 422 for an unanswered question; 429
   */
  async apply(body: ParsedInput<typeof applyAsSuggested>['body'], origin: RequestOrigin): Promise<void> {
    const { subjectId: id } = await this.capabilities.open(SUGGESTION_LINK, body.token, origin);
    await this.database.transaction(async () => {
      const row = await this.locked(id);
      if (row.state === 'applied') return;
      if (row.state === 'declined') throw new DomainError('conflict', { detail: 'You’ve said no to this room.' });
      if (row.email === null) throw over('This room is no longer advertised.');
      const ad = await this.ads.findVisible(row.ad_id);
      if (!ad) {
        throw new DomainError('conflict', { detail: 'This room isn’t advertised at the moment. Try again later.' });
      }
      const now = this.clock.now();
      const { id: applicantId, isNew } = await this.applicants.store(
        {
          adId: ad.id,
          email: row.email,
          emailKey: emailKey(row.email),
          firstName: body.first_name,
          lastName: body.last_name,
          phone: body.phone ?? null,
          message: body.message,
          wishedFrom: body.wished_from ?? null,
          answers: answersTo(ad, body.answers),
          locale: origin.locale,
        },
        now,
      );
      if (!isNew) throw hasConfirmedAnother();
      await this.applicants.setSuggester(applicantId, row.suggester_id);
      await this.applicants.confirm(applicantId, now);
      await this.deadlines.waits(applicantId, ad.id);
      await this.suggestions.end(id, 'apply', now);
      await this.ending.unscheduleLapse(id);
      await this.outbox.append(ApplicantConfirmed, { applicant_id: applicantId, ad_id: ad.id });
      const { house_id, suggester_id } = row;
      await this.outbox.append(SuggestionApplied, {
        suggestion_id: id,
        house_id,
        suggester_id,
        applicant_id: applicantId,
      });
    });
  }

  /**
   * Saying no twice has the same result as once. With `never_again`, what is known of the person is deleted and the house
   * can't suggest them again, also after an earlier answer and once the suggestion was taken back.
   * @throws 409 after an application, unless it is for `never_again`; 410, 429
   */
  async decline(
    { token, never_again: isFinal }: ParsedInput<typeof declineSuggestion>['body'],
    origin: RequestOrigin,
  ): Promise<void> {
    const { subjectId: id, scope } = await this.capabilities.open(SUGGESTION_LINK, token, origin);
    await this.database.transaction(() => (isFinal ? this.refuse(id, scope) : this.sayNo(id)));
  }

  private async refuse(id: string, scope: string): Promise<void> {
    const { house_id: houseId, address_hash: hash } = refusalIn(scope);
    await this.addresses.refuse(houseId, hash, this.clock.now());
    const row = await this.suggestions.lock(id);
    if (row) await this.ending.forget(row);
  }

  private async sayNo(id: string): Promise<void> {
    const row = await this.locked(id);
    if (row.state === 'applied') {
      const detail = 'You’ve applied for this room. To withdraw, use the link in our e-mail.';
      throw new DomainError('conflict', { detail });
    }
    if (row.state !== 'waiting') return;
    await this.suggestions.end(id, 'decline', this.clock.now());
    await this.ending.unscheduleLapse(id);
    await this.ending.tell(row);
  }

  /** @throws 410 once the suggestion is taken back */
  private async locked(id: string): Promise<SuggestionRow> {
    const row = await this.suggestions.lock(id);
    if (!row) throw over(GONE);
    return row;
  }
}

const GONE: WholeSentence = 'This suggestion was taken back. Open rooms are on our page for everyone.';
const over = (detail: WholeSentence): DomainError => new DomainError('link_spent', { detail });
