import { contactMessage } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { MailComposers } from '#kernel/mail/composers.ts';
import { ContactRepository } from './contact.repository.ts';

@Injectable()
export class ContactMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly messages: ContactRepository,
  ) {}

  onModuleInit(): void {
    this.composers.register('contact-message', async ({ data, reader }) => {
      const row = await this.messages.find(String(data['contact_message_id']));
      return row ? { ...contactMessage(row, reader), replyTo: row.email } : null;
    });
  }
}
