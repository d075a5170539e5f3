import { Injectable } from '@nestjs/common';

import {
  activity,
  when,
  type Push,
  type EffectsProvider,
  DeclaresEffects,
  type RequestedEmail,
  push,
} from '#kernel/events/effects.ts';
import {
  AgreementCountersigned,
  AgreementReminded,
  AgreementSigned,
} from '#contexts/letting/leasing/agreements/agreements.events.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import {
  LeaseTextWritten,
  OfferChanged,
  OfferSentAgain,
  OfferWithdrawn,
  ProspectActed,
  RoomOffered,
  SigningCodeRequested,
} from './prospects.events.ts';
import { ProspectsRepository } from './prospects.repository.ts';

/** Effects of offers for the homeowner's screens, and e-mails to the prospect. */
@DeclaresEffects()
@Injectable()
export class ProspectsEffects implements EffectsProvider {
  constructor(
    private readonly prospects: ProspectsRepository,
    private readonly agreements: AgreementsRepository,
  ) {}

  readonly effects = [
    when(RoomOffered, {
      live: ({ prospect_id }) => this.changed(prospect_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'room_offered', { house }),
      mail: ({ prospect_id }) => this.mail(prospect_id, 'room-offer', 'new'),
    }),
    when(OfferChanged, {
      live: ({ prospect_id }) => this.changed(prospect_id),
      mail: ({ prospect_id }) => this.mail(prospect_id, 'room-offer', 'changed'),
    }),
    when(OfferSentAgain, {
      live: ({ prospect_id }) => this.changed(prospect_id),
      mail: ({ prospect_id }) => this.mail(prospect_id, 'room-offer', 'again'),
    }),
    when(OfferWithdrawn, {
      live: ({ prospect_id }) => this.changed(prospect_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'offer_withdrawn', { house }),
      mail: ({ prospect_id }) => this.mail(prospect_id, 'room-offer-withdrawn', 'withdrawn'),
    }),
    when(LeaseTextWritten, {
      live: ({ prospect_id }) => this.changed(prospect_id),
      mail: ({ prospect_id }) => this.mail(prospect_id, 'room-offer', 'lease'),
    }),
    when(AgreementReminded, { mail: ({ agreement_id }) => this.mailOfLease(agreement_id, 'room-offer', 'reminder') }),
    when(AgreementSigned, { mail: ({ agreement_id }) => this.mailOfLease(agreement_id, 'lease-signed', 'signed') }),
    when(AgreementCountersigned, {
      live: ({ agreement_id }) => this.leaseChanged(agreement_id),
      mail: ({ agreement_id }) => this.mailOfLease(agreement_id, 'lease-signed', 'countersigned'),
    }),
    when(SigningCodeRequested, { mail: ({ prospect_id, code_id }) => this.mailCode(prospect_id, code_id) }),
    when(ProspectActed, { live: ({ prospect_id }) => this.changed(prospect_id) }),
  ];

  private async changed(prospectId: string): Promise<Push | null> {
    const row = await this.prospects.find(prospectId);
    return row ? push([row.homeowner_id], 'prospect:changed', { prospect_id: prospectId }) : null;
  }

  private async mail(prospectId: string, template: string, why: string): Promise<RequestedEmail | null> {
    const row = await this.prospects.find(prospectId);
    if (!row) return null;
    return { template, to: { id: null, email: row.email, locale: row.locale }, data: { prospect_id: prospectId, why } };
  }

  private async mailCode(prospectId: string, codeId: string): Promise<RequestedEmail | null> {
    const mail = await this.mail(prospectId, 'signing-code', 'new');
    return mail && { ...mail, data: { prospect_id: prospectId, code_id: codeId } };
  }

  private async leaseChanged(agreementId: string): Promise<Push | null> {
    const lease = await this.agreements.find(agreementId);
    return lease && lease.prospect_id !== null ? this.changed(lease.prospect_id) : null;
  }

  /** A signer by link is informed by e-mail only. */
  private async mailOfLease(agreementId: string, template: string, why: string): Promise<RequestedEmail | null> {
    const lease = await this.agreements.find(agreementId);
    return lease && lease.prospect_id !== null ? this.mail(lease.prospect_id, template, why) : null;
  }
}
