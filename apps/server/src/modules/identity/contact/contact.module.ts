import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ContactMails } from './contact.mails.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';
import { ContactEffects } from './contact.effects.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import { ContactPersonalData } from './contact.personal-data.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity])],
  providers: [ContactRepository, ContactService, ContactMails, ContactEffects, ContactPersonalData],
  exports: [ContactService],
})
export class ContactModule {}
