import { contactMessage } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '../../../platform/config/config.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { MailComposers } from '../../../platform/mail/composers.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { ContactMessageWritten } from './contact.events.ts';
import { ContactRepository } from './contact.repository.ts';

@Injectable()
export class ContactMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly mail: MailOutbox,
    private readonly messages: ContactRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('contact-message', async ({ data }) => {
      const row = await this.messages.find(String(data['contact_message_id']));
      return row ? { ...contactMessage(row), replyTo: row.email } : null;
    });
  }

  @OnEvent(ContactMessageWritten, { id: 'mail-contact-message', queue: 'mail', effect: 'transaction' })
  async mailToOperator({ contact_message_id }: EventOf<typeof ContactMessageWritten>): Promise<void> {
    await this.mail.queue({
      dedupeKey: `contact-message:${contact_message_id}`,
      accountId: null,
      to: this.config.env.OPERATOR_EMAIL,
      template: 'contact-message',
      data: { contact_message_id },
    });
  }
}
