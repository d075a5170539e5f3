import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type ActivityLine,
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  type RequestedEmail,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import {
  AdAppliedFor,
  AdChanged,
  AdClosed,
  AdDiscarded,
  AdOpened,
  AdPaused,
  AdWritten,
  ApplicantConfirmed,
  ApplicantMoved,
  ApplicantsWait,
  ApplicantWithdrew,
} from './ads.events.ts';
import { AdsRepository } from './ads.repository.ts';
import { isNotified } from './applicants.mails.ts';
import { ApplicantsRepository } from './applicants.repository.ts';

/**
 * Effects of ad events for homeowners and applicants. Applicants have no account: the activity stream does not name
 * them.
 */
@DeclaresEffects()
@Injectable()
export class AdsEffects implements EffectsProvider {
  constructor(
    private readonly ads: AdsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(AdWritten, { live: ({ ad_id }) => this.adChanged(ad_id) }),
    when(AdChanged, { live: ({ ad_id }) => this.adChanged(ad_id) }),
    when(AdOpened, {
      live: ({ ad_id, house_id }) => this.roomChanged(ad_id, house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'ad_opened', { house }),
    }),
    when(AdPaused, {
      live: ({ ad_id, house_id }) => this.roomChanged(ad_id, house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'ad_paused', { house }),
    }),
    when(AdClosed, {
      live: ({ ad_id, house_id }) => this.roomChanged(ad_id, house_id),
      activity: ({ actor_id, house_id: house }) =>
        activity(actor_id, actor_id === null ? 'ad_ended' : 'ad_closed', { house }),
    }),
    when(AdDiscarded, { live: ({ ad_id, homeowner_id }) => push([homeowner_id], 'ad:changed', { ad_id }) }),
    when(AdAppliedFor, {
      // Keyed by event: an applicant who submits the form again because the first e-mail did not arrive gets another
      // one.
      mail: ({ applicant_id }) => this.mailTo(applicant_id, 'room-application'),
    }),
    when(ApplicantConfirmed, {
      live: ({ ad_id }) => this.adChanged(ad_id),
      activity: ({ ad_id }) => this.applied(ad_id),
      alerts: ({ applicant_id }) => this.alertOf(applicant_id),
    }),
    when(ApplicantMoved, {
      live: ({ ad_id }) => this.adChanged(ad_id),
      alerts: ({ applicant_id, ad_id }) => this.closed(applicant_id, ad_id),
      mail: async ({ applicant_id, to, version, quiet }) => {
        if (quiet || !isNotified(to)) return null;
        const email = await this.mailTo(applicant_id, 'room-application-decision', { to });
        return email && { ...email, key: `room-application-decision:${applicant_id}:${String(version)}` };
      },
    }),
    when(ApplicantWithdrew, {
      live: ({ ad_id }) => this.adChanged(ad_id),
      alerts: ({ applicant_id, ad_id }) => this.closed(applicant_id, ad_id),
    }),
    when(ApplicantsWait, { alerts: ({ ad_id }) => this.remindOf(ad_id) }),
  ];

  private async adChanged(adId: string): Promise<Push | null> {
    const ad = await this.ads.find(adId);
    return ad ? push([ad.homeowner_id], 'ad:changed', { ad_id: adId }) : null;
  }

  /** The state of the room changes with its ad. */
  private async roomChanged(adId: string, houseId: string): Promise<readonly Push[]> {
    const ad = await this.adChanged(adId);
    return [...(ad ? [ad] : []), push(await this.houses.listAudience(houseId), 'house:changed', { house_id: houseId })];
  }

  private async applied(adId: string): Promise<ActivityLine | null> {
    const ad = await this.ads.find(adId);
    return ad ? activity(null, 'room_applied', { house: ad.house_id }) : null;
  }

  private async alertOf(applicantId: string): Promise<RaisedAlert | null> {
    const applicant = await this.applicants.find(applicantId);
    if (applicant?.state !== 'new') return null;
    const { homeowner_id, ad_id, title: ad, first_name, last_name, suggester } = applicant;
    const name = `${first_name} ${last_name}`;
    return {
      to: homeowner_id,
      kind: 'room_applied',
      about: applicantId,
      says:
        suggester === null
          ? alertSaying('room_applied', { name, ad })
          : alertSaying('room_applied_suggested', { name, ad, suggester }),
      link: `/adview?ad=${ad_id}&applicant=${applicantId}`,
    };
  }

  private async remindOf(adId: string): Promise<RaisedAlert | null> {
    const ad = await this.ads.find(adId);
    if (!ad || ad.waiting === 0) return null;
    return {
      to: ad.homeowner_id,
      kind: 'room_applied',
      about: adId,
      says: alertSaying('applicants_wait', { count: ad.waiting, ad: ad.title }),
      link: `/adview?ad=${adId}`,
    };
  }

  /** The applicant's alert is closed; the reminder only once no applicant is waiting. */
  private async closed(applicantId: string, adId: string): Promise<readonly ClosedQuestion[]> {
    const ad = await this.ads.find(adId);
    if (!ad) return [];
    const done = ad.waiting === 0 ? [applicantId, adId] : [applicantId];
    return done.map((about) => ({ of: [ad.homeowner_id], kind: 'room_applied', about }));
  }

  private async mailTo(
    applicantId: string,
    template: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<RequestedEmail | null> {
    const row = await this.applicants.find(applicantId);
    if (!row) return null;
    const to = { id: null, email: row.email, locale: row.locale };
    return { template, to, data: { applicant_id: applicantId, ...more } };
  }
}
