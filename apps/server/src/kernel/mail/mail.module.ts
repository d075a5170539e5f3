import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AlertCalendars } from './alert-calendars.ts';
import { MailComposers } from './composers.ts';
import { EmailQueue } from './email-queue.ts';
import { FailedEmailsService } from './failed-emails.service.ts';
import { ForgottenMail } from './forgotten-mail.ts';
import { MailMetrics } from './mail-metrics.ts';
import { MailOutbox } from './mail-outbox.ts';
import { MailEffects } from './mail-effects.ts';
import { MailSender } from './mail-sender.ts';
import { EmailMessageEntity } from './email-message.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EmailMessageEntity])],
  providers: [MailOutbox, MailComposers, AlertCalendars, MailEffects, FailedEmailsService, ForgottenMail],
  exports: [MailOutbox, MailComposers, AlertCalendars, FailedEmailsService],
})
export class MailModule {}

/** The sending side, in worker processes only. */
@Module({ providers: [EmailQueue, MailSender, MailMetrics], exports: [MailSender] })
export class MailWorkerModule {}
