import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { LeasingModule } from '#contexts/letting/leasing/index.ts';
import { AnswerGuaranteeService } from './answer-guarantee.service.ts';
import { AskGuaranteeService } from './ask-guarantee.service.ts';
import { ChangeGuaranteeService } from './change-guarantee.service.ts';
import { EndGuarantee } from './end-guarantee.ts';
import { ForgetGuaranteesRepository } from './forget-guarantees.repository.ts';
import { GuaranteeAccess } from './guarantee-access.ts';
import { GuaranteeCodeEntity } from './guarantee-code.entity.ts';
import { GuaranteeCodesRepository } from './guarantee-codes.repository.ts';
import { GuaranteeDeadlines } from './guarantee-deadlines.ts';
import { GuaranteeDocumentEntity } from './guarantee-document.entity.ts';
import { GuaranteeDocuments } from './guarantee-documents.ts';
import { GuaranteeDocumentsRepository } from './guarantee-documents.repository.ts';
import { GuaranteeEntity } from './guarantee.entity.ts';
import { GuaranteeNoticeEntity } from './guarantee-notice.entity.ts';
import { GuaranteeRecord } from './guarantee-record.ts';
import { GuaranteedDues } from './guaranteed-dues.ts';
import { GuaranteesEffects } from './guarantees.effects.ts';
import { GuaranteesHandlers } from './guarantees.handlers.ts';
import { GuaranteesMails } from './guarantees.mails.ts';
import { GuaranteesPersonalData } from './guarantees.personal-data.ts';
import { GuaranteesRepository } from './guarantees.repository.ts';
import { GuaranteesWaiting } from './guarantees.waiting.ts';
import { LinkedGuaranteeService } from './linked-guarantee.service.ts';
import { PrintGuaranteeService } from './print-guarantee.service.ts';
import { ReadGuaranteesService } from './read-guarantees.service.ts';
import { ReadLinkedGuarantee } from './read-linked-guarantee.ts';
import { ReadOverdue } from './read-overdue.ts';
import { SignGuarantee } from './sign-guarantee.ts';
import { TellOverdue } from './tell-overdue.ts';

@Module(
  defineContext({
    imports: [AccessModule, LeasingModule],
    parts: [
      {
        entities: [GuaranteeEntity, GuaranteeCodeEntity, GuaranteeDocumentEntity, GuaranteeNoticeEntity],
        providers: [
          GuaranteesRepository,
          GuaranteeDocumentsRepository,
          GuaranteeCodesRepository,
          ForgetGuaranteesRepository,
          GuaranteedDues,
          GuaranteeAccess,
          GuaranteeRecord,
          GuaranteeDeadlines,
          GuaranteeDocuments,
          ReadOverdue,
          EndGuarantee,
          TellOverdue,
          ReadGuaranteesService,
          AskGuaranteeService,
          AnswerGuaranteeService,
          ChangeGuaranteeService,
          ReadLinkedGuarantee,
          SignGuarantee,
          LinkedGuaranteeService,
          PrintGuaranteeService,
          GuaranteesHandlers,
          GuaranteesEffects,
          GuaranteesMails,
          GuaranteesWaiting,
          GuaranteesPersonalData,
        ],
      },
    ],
  }),
)
export class GuaranteesModule {}
