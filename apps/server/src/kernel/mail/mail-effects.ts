import { Injectable, type OnModuleInit } from '@nestjs/common';

import { EffectTables } from '#kernel/events/effect-tables.ts';
import { MailOutbox } from './mail-outbox.ts';

/** Handles the effect `mail`: sends e-mails because of an event. */
@Injectable()
export class MailEffects implements OnModuleInit {
  constructor(
    private readonly effectTables: EffectTables,
    private readonly mail: MailOutbox,
  ) {}

  onModuleInit(): void {
    const options = { id: 'queue-mail', queue: 'mail', effect: 'transaction' } as const;
    this.effectTables.registerRunner('mail', options, async (requested, { eventId }) => {
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
