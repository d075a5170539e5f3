import { REMINDER_HOURS, VISITOR_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { Sweep } from '../../../platform/queue/sweep.ts';
import { ShowingNear } from './showings.events.ts';
import { ShowingsRepository } from './showings.repository.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Looks which showings begin within a day, and within two hours, and forgets who came long ago. */
@Injectable()
export class ShowingReminders extends Sweep {
  constructor(
    config: Config,
    private readonly database: Database,
    private readonly showings: ShowingsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super('showing-reminders', config.env.SHOWINGS_SWEEP_SECONDS);
  }

  /** @returns how many reminders are on their way */
  override async sweep(): Promise<number> {
    const now = this.clock.now();
    return this.database.transaction(async () => {
      await this.showings.forgetVisitorsBefore(new Date(now.getTime() - VISITOR_KEPT_DAYS * DAY_MS), now, BATCH);
      let found = 0;
      for (const hours of REMINDER_HOURS) {
        for (const showing_id of await this.showings.takeNear(hours, now, BATCH)) {
          await this.outbox.append(ShowingNear, { showing_id, hours });
          found += 1;
        }
      }
      return found;
    });
  }
}
