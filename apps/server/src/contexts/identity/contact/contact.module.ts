import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import { ContactEffects } from './contact.effects.ts';
import { ContactMails } from './contact.mails.ts';
import { ContactPersonalData } from './contact.personal-data.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';

@Module(
  defineContext({
    parts: [
      {
        entities: [ContactMessageEntity],
        providers: [ContactRepository, ContactService, ContactMails, ContactEffects, ContactPersonalData],
      },
    ],
  }),
)
export class ContactModule {}
