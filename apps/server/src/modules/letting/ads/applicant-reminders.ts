import { ANSWER_HOURS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { Sweep } from '../../../platform/queue/sweep.ts';
import { ApplicantsWait } from './ads.events.ts';
import { ApplicantsRepository } from './applicants.repository.ts';
import { CONFIRM_LIFE_SECONDS } from './apply-for-room.service.ts';

const BATCH = 200;
const HOUR_MS = 3_600_000;

/** Looks who has waited too long for an answer, and forgets who never confirmed the address they gave. */
@Injectable()
export class ApplicantReminders extends Sweep {
  constructor(
    config: Config,
    private readonly database: Database,
    private readonly applicants: ApplicantsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super('applicant-reminders', config.env.ADS_SWEEP_SECONDS);
  }

  /** @returns of how many ads the homeowner is reminded */
  override async sweep(): Promise<number> {
    const now = this.clock.now();
    return this.database.transaction(async () => {
      await this.applicants.forgetUnconfirmedBefore(new Date(now.getTime() - CONFIRM_LIFE_SECONDS * 1_000));
      const since = new Date(now.getTime() - ANSWER_HOURS * HOUR_MS);
      const ads = await this.applicants.takeWaitingSince(since, now, BATCH);
      for (const ad_id of ads) await this.outbox.append(ApplicantsWait, { ad_id });
      return ads.length;
    });
  }
}
