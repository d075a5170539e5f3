import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { RoomiesModule } from '../../home/roomies/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { AgreementTemplatesModule } from '../agreement-templates/index.ts';
import { AgreementDeadlines } from './agreement-deadlines.ts';
import { AgreementDocumentEntity } from './agreement-document.entity.ts';
import { AgreementDocumentsRepository } from './agreement-documents.repository.ts';
import { AgreementDocuments } from './agreement-documents.ts';
import { AgreementRecord } from './agreement-record.ts';
import { AgreementSignatureEntity } from './agreement-signature.entity.ts';
import { AgreementSignaturesRepository } from './agreement-signatures.repository.ts';
import { AgreementTextEntity } from './agreement-text.entity.ts';
import { AgreementTextsRepository } from './agreement-texts.repository.ts';
import { AgreementTexts } from './agreement-texts.ts';
import { AgreementEntity } from './agreement.entity.ts';
import { AgreementsCalendar } from './agreements.calendar.ts';
import { AgreementsHandlers } from './agreements.handlers.ts';
import { AgreementsPersonalData } from './agreements.personal-data.ts';
import { AgreementsWaiting } from './agreements.waiting.ts';
import { AgreementsEffects } from './agreements.effects.ts';
import { AgreementsRepository } from './agreements.repository.ts';
import { ChangeAgreementService } from './change-agreement.service.ts';
import { MakeAgreementService } from './make-agreement.service.ts';
import { PrintAgreementService } from './print-agreement.service.ts';
import { ReadAgreementsService } from './read-agreements.service.ts';
import { SendAgreementService } from './send-agreement.service.ts';
import { SignAgreementService } from './sign-agreement.service.ts';
import { WriteAgreementService } from './write-agreement.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([AgreementEntity, AgreementTextEntity, AgreementSignatureEntity, AgreementDocumentEntity]),
    AccessModule,
    AgreementTemplatesModule,
    RoomiesModule,
  ],
  providers: [
    AgreementsRepository,
    AgreementTextsRepository,
    AgreementRecord,
    AgreementDeadlines,
    AgreementDocumentsRepository,
    AgreementSignaturesRepository,
    AgreementDocuments,
    AgreementTexts,
    SendAgreementService,
    MakeAgreementService,
    WriteAgreementService,
    ChangeAgreementService,
    SignAgreementService,
    ReadAgreementsService,
    PrintAgreementService,
    AgreementsEffects,
    AgreementsCalendar,
    AgreementsHandlers,
    AgreementsPersonalData,
    AgreementsWaiting,
  ],
  exports: [
    AgreementsRepository,
    AgreementsCalendar,
    AgreementRecord,
    AgreementDocuments,
    SendAgreementService,
    MakeAgreementService,
    WriteAgreementService,
    ChangeAgreementService,
    SignAgreementService,
    ReadAgreementsService,
  ],
})
export class AgreementsModule {}
