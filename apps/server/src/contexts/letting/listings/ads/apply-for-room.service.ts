import type { addApplicant, ParsedInput } from '@common-roof/contracts';
import { applicantMachine } from '@common-roof/domain';
import type { WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { defineCapability } from '#kernel/capabilities/capability.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { emailKey } from '#contexts/identity/accounts/index.ts';
import { AdAppliedFor, ApplicantConfirmed, ApplicantWithdrew } from './ads.events.ts';
import { AdsRepository } from './ads.repository.ts';
import { answersTo } from './answers.ts';
import { ApplicantDeadlines, CONFIRM_LIFE_SECONDS } from './applicant-deadlines.ts';
import { ApplicantsRepository } from './applicants.repository.ts';

/** Confirms an applicant's address, and with it the form that the e-mail was about. */
export const CONFIRM_LINK = defineCapability({
  kind: 'room-application',
  page: '/room-application/confirm?token=',
  lifeSeconds: CONFIRM_LIFE_SECONDS,
  uses: null,
  advice: 'Please apply again.',
});
export const WITHDRAW_LINK = defineCapability({
  kind: 'room-application-withdrawal',
  page: '/room-application/withdraw?token=',
  lifeSeconds: null,
  uses: null,
  advice: 'This application no longer exists.',
});

type Form = ParsedInput<typeof addApplicant>['body'];

/** Lets a person without an account apply for a room and withdraw the application. */
@Injectable()
export class ApplyForRoomService {
  constructor(
    private readonly database: Database,
    private readonly ads: AdsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly deadlines: ApplicantDeadlines,
    private readonly capabilities: Capabilities,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The response does not reveal earlier applications: those are e-mailed to the address.
   * @throws 404 for an ad that is not open, 422 for an unanswered question, 429
   */
  async apply(form: Form, origin: RequestOrigin): Promise<void> {
    await this.limits.consume('adApplications', origin.network);
    const ad = await this.ads.findVisible(form.ad_id);
    if (!ad) throw notFound();
    const answers = answersTo(ad, form.answers);
    const key = emailKey(form.email);
    if (!(await this.limits.tryTake('adApplicationsOfEmail', key))) return;
    await this.database.transaction(async () => {
      const { id, isNew } = await this.applicants.store(
        {
          adId: ad.id,
          email: form.email,
          emailKey: key,
          firstName: form.first_name,
          lastName: form.last_name,
          phone: form.phone ?? null,
          message: form.message,
          wishedFrom: form.wished_from ?? null,
          answers,
          locale: origin.locale,
        },
        this.clock.now(),
      );
      if (isNew) await this.deadlines.applied(id);
      await this.outbox.append(AdAppliedFor, { applicant_id: id, ad_id: ad.id });
    });
  }

  /**
   * Following the link twice has the same result as once.
   * @throws 409 when another form of this address counts; 410, also once the ad is closed; 429
   */
  async confirm(token: string, origin: RequestOrigin): Promise<void> {
    const { subjectId: id } = await this.capabilities.open(CONFIRM_LINK, token, origin);
    await this.database.transaction(async () => {
      const applicant = await this.applicants.lock(id);
      if (!applicant || applicant.state === 'withdrawn') throw over('This application was withdrawn. Apply again.');
      if (applicant.confirmed_at !== null) return;
      const ad = await this.ads.find(applicant.ad_id);
      if (!ad || ad.state === 'closed') throw over('This room is no longer advertised.');
      await this.applicants.confirm(id, this.clock.now());
      await this.deadlines.confirmed(id, applicant.ad_id);
      await this.outbox.append(ApplicantConfirmed, { applicant_id: id, ad_id: applicant.ad_id });
    });
  }

  /** Following the link twice has the same result as once. @throws 410, also once the homeowner has decided; 429 */
  async withdraw(token: string, origin: RequestOrigin): Promise<void> {
    const { subjectId: id } = await this.capabilities.open(WITHDRAW_LINK, token, origin);
    await this.database.transaction(async () => {
      const applicant = await this.applicants.lock(id);
      if (applicant?.state === 'withdrawn') return;
      if (!applicant || !applicantMachine.allows('withdraw', applicant.state)) throw over(WITHDRAW_LINK.advice);
      await this.applicants.advance(id, 'withdraw', this.clock.now());
      await this.deadlines.answered(id);
      await this.outbox.append(ApplicantWithdrew, { applicant_id: id, ad_id: applicant.ad_id });
    });
  }
}

const over = (detail: WholeSentence): DomainError => new DomainError('link_spent', { detail });
