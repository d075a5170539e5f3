import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { Sweep } from '../../../platform/queue/sweep.ts';
import { DigestsRepository } from './digests.repository.ts';

const BATCH = 100;

/** Looks whose hour for the daily e-mail has come. */
@Injectable()
export class Digests extends Sweep {
  constructor(
    config: Config,
    private readonly database: Database,
    private readonly digests: DigestsRepository,
    private readonly mail: MailOutbox,
    private readonly clock: Clock,
  ) {
    super('digests', config.env.DIGEST_SWEEP_SECONDS);
  }

  /** @returns how many are due */
  override async sweep(): Promise<number> {
    return this.database.transaction(async () => {
      const due = await this.digests.takeDue(this.clock.now(), BATCH);
      for (const { account_id, email, day } of due) {
        await this.mail.queue({
          dedupeKey: `digest:${account_id}:${day}`,
          accountId: account_id,
          to: email,
          template: 'digest',
          data: { day },
        });
      }
      return due.length;
    });
  }
}
