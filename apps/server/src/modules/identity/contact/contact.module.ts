import { Module } from '@nestjs/common';

import { ContactController } from './contact.controller.ts';
import { ContactMails } from './contact.mails.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';

@Module({ providers: [ContactRepository, ContactService, ContactMails], exports: [ContactService] })
export class ContactModule {}

@Module({ imports: [ContactModule], controllers: [ContactController] })
export class ContactHttpModule {}
