import { APPLICANT_KEPT_DAYS, keptSince, UNCONFIRMED_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { ApplicantLapsed } from './ads.events.ts';
import { ApplicantsRepository } from './applicants.repository.ts';

const BATCH = 500;
const FORGET = { queue: 'recalculation', effect: 'transaction' } as const;

/**
 * Ads that homeowners write, and their applicants: people without an account, whose data is kept no longer than needed.
 */
@DeclaresPersonalData()
@Injectable()
export class AdsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly applicants: ApplicantsRepository,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('ads', {
      export: {
        ads: ({ id, newest }) =>
          this.database.query(
            `SELECT h.name AS house, r.name AS room, a.title, a.text, a.questions, a.state, a.created_at
               FROM ads a JOIN houses h ON h.id = a.house_id JOIN rooms r ON r.id = a.room_id
              WHERE a.homeowner_id = $1 ORDER BY a.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      forget: (id) => this.forgetAdsOf(id),
    }),
    personalData('ad_applicants', {
      forgetStranger: (id) => this.applicants.forget(id),
      retained: { suggested_by: 'Who suggested an applicant belongs to the application, and goes with it.' },
      periods: [
        {
          days: APPLICANT_KEPT_DAYS,
          after: 'a decision, a withdrawal or the end of the ad',
          job: 'forget-old-applicants',
        },
        {
          of: 'forms whose address nobody confirmed',
          days: UNCONFIRMED_KEPT_DAYS,
          after: 'they were sent',
          job: 'forget-unconfirmed-applicant',
        },
      ],
    }),
  ];

  @EventHandler(ApplicantLapsed, { id: 'forget-unconfirmed-applicant', ...FORGET })
  async forgetUnconfirmed({ applicant_id }: EventOf<typeof ApplicantLapsed>): Promise<void> {
    const applicant = await this.applicants.find(applicant_id);
    if (applicant?.confirmed_at === null) await this.register.forgetStrangers([applicant_id]);
  }

  @EventHandler(HourPassed, { id: 'forget-old-applicants', ...FORGET })
  async forgetOld(): Promise<void> {
    const since = keptSince(this.clock.now(), APPLICANT_KEPT_DAYS);
    await this.register.forgetStrangers(await this.applicants.idsOfDoneBefore(since, BATCH));
  }

  /** Applications to a deleted homeowner have no reader left and are deleted with them. */
  private async forgetAdsOf(homeownerId: string): Promise<void> {
    await this.register.forgetStrangers(await this.applicants.idsOfHomeowner(homeownerId));
    await this.database.execute('DELETE FROM ads WHERE homeowner_id = $1', [homeownerId]);
  }
}
