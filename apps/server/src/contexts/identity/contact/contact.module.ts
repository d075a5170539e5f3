import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import { ContactEffects } from './contact.effects.ts';
import { ContactMails } from './contact.mails.ts';
import { ContactPersonalData } from './contact.personal-data.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), AccountsModule],
  providers: [ContactRepository, ContactService, ContactMails, ContactEffects, ContactPersonalData],
  exports: [ContactService],
})
export class ContactModule {}
