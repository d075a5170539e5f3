import { ANSWER_HOURS } from '@common-roof/domain';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/events/outbox.ts';
import { Loop } from '../../platform/queue/loop.ts';
import { ApplicantsWait } from './ads.events.ts';
import { ApplicantsRepository } from './applicants.repository.ts';
import { CONFIRM_LIFE_SECONDS } from './apply-for-room.service.ts';

const BATCH = 200;
const HOUR_MS = 3_600_000;

/** Looks who has waited too long for an answer, and forgets who never confirmed the address they gave. */
@Injectable()
export class ApplicantReminders implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loop: Loop;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly applicants: ApplicantsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.loop = new Loop('applicant-reminders', config.env.ADS_SWEEP_SECONDS * 1_000, () => this.sweep());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** @returns of how many ads the homeowner is reminded */
  async sweep(): Promise<number> {
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
