import type { Locale, ParsedInput, writeLeaseText } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { ReadTemplatesService } from '#contexts/letting/leasing/templates/read-templates.service.ts';
import { textOf } from '#contexts/letting/leasing/templates/text-of.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import type { ByActor, Stepper } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import { MakeAgreementService } from '#contexts/letting/leasing/agreements/make-agreement.service.ts';
import { partyOf } from '#contexts/letting/leasing/agreements/party-details.ts';
import { SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { SignAgreementService, type Signing } from '#contexts/letting/leasing/agreements/sign-agreement.service.ts';
import { WriteAgreementService } from '#contexts/letting/leasing/agreements/write-agreement.service.ts';
import type { ProspectRow } from './prospects.repository.ts';

export type WrittenLease = Exclude<ParsedInput<typeof writeLeaseText>['body'], { consent: true }>;

/** The text in its stored form, read before a transaction begins. */
export type LeaseSource = Exclude<WrittenLease, { agreement: string }> | ReturnType<typeof withSource>;

/** @throws 422 for an invalid text */
export const readLease = (written: WrittenLease): LeaseSource =>
  'agreement' in written ? withSource(written) : written;

const withSource = ({ agreement, ...written }: Extract<WrittenLease, { agreement: string }>) => ({
  ...written,
  source: textOf(agreement),
});

/** The lease of an offer: it is sent, changed and ended with it. Each method joins the caller's transaction. */
@Injectable()
export class OfferLeases {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly templates: ReadTemplatesService,
    private readonly making: MakeAgreementService,
    private readonly writing: WriteAgreementService,
    private readonly sending: SendAgreementService,
    private readonly signing: SignAgreementService,
  ) {}

  /** Locks the newest lease of the offer until the end of the transaction. */
  async lockOf(prospectId: string): Promise<AgreementWithText | undefined> {
    const id = await this.agreements.leaseOfProspect(prospectId);
    return id === undefined ? undefined : this.agreements.lock(id);
  }

  /**
   * Writes the lease from a template or by hand; an existing one gets its next version.
   * @throws 404 for another homeowner's template; 409 stale or signed; 422 naming placeholders without a value
   */
  async write(prospect: ProspectRow, written: LeaseSource, by: ByActor): Promise<void> {
    const text = await this.textFrom(prospect, written);
    const endsOn = written.ends_on;
    const before = await this.lockOf(prospect.id);
    if (before && before.state !== 'withdrawn' && before.state !== 'archived') {
      const ends = endsOn === undefined ? {} : { ends_on: endsOn };
      await this.writing.rewrite(
        before,
        { ...text, ...ends, ...('version' in written ? { version: written.version } : {}) },
        by,
      );
      return;
    }
    if (endsOn && endsOn <= prospect.starts_on) throw unacceptable('ends_on', 'Enter a day after the first day.');
    const agreement = {
      homeowner_id: prospect.homeowner_id,
      house_id: prospect.house_id,
      room_id: prospect.room_id,
      roomie_id: null,
      prospect_id: prospect.id,
      template_id: text.template_id,
      supersedes_id: null,
      title: text.title ?? 'Lease',
      type: 'lease' as const,
      language: text.language ?? 'en',
      starts_on: prospect.starts_on,
      ends_on: endsOn ?? null,
      rent_minor: prospect.rent_minor,
      rent_period: prospect.rent_period,
      deposit_minor: prospect.deposit_minor,
    };
    const made = await this.making.draft({ agreement, party: partyOf(prospect), source: text.source }, by);
    await this.sending.sendFilled(made, by, prospect.expires_at);
  }

  /** @param prospect with the new terms. @throws 422 when the text needs a value that is missing */
  async termsChanged(prospect: ProspectRow, by: ByActor): Promise<void> {
    const lease = await this.lockOf(prospect.id);
    if (!lease) return;
    const { starts_on, rent_minor, rent_period, deposit_minor } = prospect;
    const { ends_on, charged_from, opening_minor } = lease;
    await this.writing.rewriteTerms(
      lease,
      { starts_on, ends_on, rent_minor, rent_period, deposit_minor, charged_from, opening_minor },
      by,
    );
  }

  /** The prospect's name or contact changed. @throws 422 as above */
  async personChanged(prospectId: string, by: Stepper): Promise<void> {
    const lease = await this.lockOf(prospectId);
    if (lease) await this.sending.requireComplete(await this.sending.refilled(lease, by));
  }

  /** The offer was renewed. */
  async sentAgain(prospectId: string, expiresAt: Date, by: Stepper): Promise<void> {
    const lease = await this.lockOf(prospectId);
    if (!lease) return;
    const noted = await this.sending.noteExpiry(lease);
    if (noted.state === 'sent') await this.sending.prolong(noted, expiresAt, by);
    else await this.sending.sendLocked(noted, by, expiresAt);
  }

  /** @param by null: the place was closed */
  async withdrawn(prospectId: string, by: Stepper | null): Promise<void> {
    const lease = await this.lockOf(prospectId);
    if (!lease) return;
    const noted = await this.sending.noteExpiry(lease);
    if (noted.state === 'sent' || noted.state === 'signed') await this.sending.withdrawLocked(noted, by);
  }

  async declined(prospectId: string, reason: string, by: Stepper): Promise<void> {
    const lease = await this.lockOf(prospectId);
    if (lease) await this.sending.declineLocked(lease, by, reason);
  }

  /** @throws 404 unless the lease belongs to the offer; 409 once its text has changed, or it is signed or over */
  async sign(prospectId: string, agreementId: string, signing: Signing, by: Stepper): Promise<void> {
    const lease = await this.lockOf(prospectId);
    if (lease?.id !== agreementId) throw notFound();
    await this.signing.signLocked(lease, signing, by);
    if ('actor' in by) await this.agreements.oneUnderWay(() => this.agreements.setRoomie(lease.id, by.actor.accountId));
  }

  private async textFrom(
    { homeowner_id: homeownerId }: ProspectRow,
    written: LeaseSource,
  ): Promise<{ source: string; title?: string; language?: Locale; template_id: string | null }> {
    if (!('template_id' in written)) {
      const { source, title, language } = written;
      return {
        source,
        template_id: null,
        ...(title === undefined ? {} : { title }),
        ...(language === undefined ? {} : { language }),
      };
    }
    const { id, text: source, title, type, language } = await this.templates.toSend(homeownerId, written.template_id);
    if (type !== 'lease') throw unacceptable('template_id', 'An offer goes with a lease. This template is none.');
    return { source, title, language, template_id: id };
  }
}
