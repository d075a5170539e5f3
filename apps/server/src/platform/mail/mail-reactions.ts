import { Injectable, type OnModuleInit } from '@nestjs/common';

import { ReactionTables } from '../events/reaction-tables.ts';
import { MailOutbox } from './mail-outbox.ts';

/** The column `mail`: who is written to because of an event. */
@Injectable()
export class MailReactions implements OnModuleInit {
  constructor(
    private readonly tables: ReactionTables,
    private readonly mail: MailOutbox,
  ) {}

  onModuleInit(): void {
    const options = { id: 'queue-mail', queue: 'mail', effect: 'transaction' } as const;
    this.tables.runBy('mail', options, async (requested, { eventId }) => {
      for (const { to, template, data = {}, key = `${template}:${eventId}` } of requested) {
        await this.mail.queue({
          dedupeKey: key,
          accountId: to.id,
          to: to.email,
          locale: to.id === null ? to.locale : null,
          template,
          data,
        });
      }
    });
  }
}
