import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import {
  AdsRepository,
  ApplicantConfirmed,
  ApplicantMoved,
  ApplicantsRepository,
  ApplicantsWait,
  ApplicantWithdrew,
} from '../../letting/ads/index.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;

/** Tells homeowners who applied and who waits, until they have answered. */
@Injectable()
export class AdAlertsHandlers {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly rows: NotificationsRepository,
    private readonly ads: AdsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent(ApplicantConfirmed, { id: 'alert-room-applied', ...QUEUE })
  async applied({ applicant_id }: EventOf<typeof ApplicantConfirmed>): Promise<void> {
    const applicant = await this.applicants.find(applicant_id);
    if (applicant?.state !== 'new') return;
    await this.notifications.raise({
      accountId: applicant.homeowner_id,
      kind: 'room_applied',
      subjectId: applicant_id,
      title: `${applicant.first_name} ${applicant.last_name} would like to move in`,
      body: applicant.title,
      link: `/adview?ad=${applicant.ad_id}&applicant=${applicant_id}`,
    });
  }

  @OnEvent(ApplicantsWait, { id: 'alert-applicants-wait', ...QUEUE })
  async waits({ ad_id }: EventOf<typeof ApplicantsWait>): Promise<void> {
    const ad = await this.ads.find(ad_id);
    if (!ad || ad.waiting === 0) return;
    await this.notifications.raise({
      accountId: ad.homeowner_id,
      kind: 'room_applied',
      subjectId: ad_id,
      title:
        ad.waiting === 1
          ? 'An applicant waits for your answer'
          : `${String(ad.waiting)} applicants wait for your answer`,
      body: `Since three days or longer: ${ad.title}`,
      link: `/adview?ad=${ad_id}`,
    });
  }

  @OnEvent(ApplicantMoved, { id: 'close-room-applied-alerts', ...QUEUE })
  answered({ applicant_id, ad_id }: EventOf<typeof ApplicantMoved>): Promise<void> {
    return this.close(applicant_id, ad_id);
  }

  @OnEvent(ApplicantWithdrew, { id: 'close-withdrawn-room-applied-alerts', ...QUEUE })
  withdrew({ applicant_id, ad_id }: EventOf<typeof ApplicantWithdrew>): Promise<void> {
    return this.close(applicant_id, ad_id);
  }

  /** The alert of the applicant is done with; the reminder only once nobody waits. */
  private async close(applicantId: string, adId: string): Promise<void> {
    const ad = await this.ads.find(adId);
    if (!ad) return;
    const done = ad.waiting === 0 ? [applicantId, adId] : [applicantId];
    for (const subject of done) {
      const ids = await this.rows.markSubjectRead(ad.homeowner_id, 'room_applied', subject);
      if (ids.length > 0) this.realtime.toAccount(ad.homeowner_id).emit('notification:read', { ids });
    }
  }
}
