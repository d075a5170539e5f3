import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { Sweep } from '../../../platform/queue/sweep.ts';
import { Presence } from '../../../platform/realtime/presence.ts';
import { MessagesMissed } from './messages.events.ts';
import { ReadsRepository } from './reads.repository.ts';

const BATCH = 100;

/** Looks for members who have been away too long. What is due stands in the rows, so no timer can be lost. */
@Injectable()
export class UnreadAlerts extends Sweep {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly reads: ReadsRepository,
    private readonly presence: Presence,
    private readonly outbox: Outbox,
  ) {
    super('unread-alerts', config.env.CHAT_SWEEP_SECONDS);
  }

  /** One e-mail an absence: after it, none until the member has read again. @returns how many are due */
  override async sweep(): Promise<number> {
    return this.database.transaction(async () => {
      const due = await this.reads.takeDue(BATCH);
      const online = await this.presence.online(due.map((row) => row.account_id));
      let missed = 0;
      for (const { conversation_id, account_id, last_seq, unread } of due) {
        if (unread > 0 && online.has(account_id)) {
          // Here, only looking elsewhere: the badge tells them. Asked again later, should they leave.
          await this.reads.postponeAlert(conversation_id, account_id, this.config.env.CHAT_EMAIL_DELAY_SECONDS);
          continue;
        }
        await this.reads.markAlerted(conversation_id, account_id, unread > 0 ? last_seq : 0);
        if (unread === 0) continue;
        await this.outbox.append(MessagesMissed, { conversation_id, account_id, to_seq: last_seq });
        missed += 1;
      }
      return missed;
    });
  }
}
