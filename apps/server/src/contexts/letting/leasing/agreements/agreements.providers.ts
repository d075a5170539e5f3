import type { ContextPart } from '#kernel/database/define-context.ts';
import { AgreementEntity } from './agreement.entity.ts';
import { AgreementTextEntity } from './agreement-text.entity.ts';
import { AgreementSignatureEntity } from './agreement-signature.entity.ts';
import { AgreementDocumentEntity } from './agreement-document.entity.ts';
import { AgreementsRepository } from './agreements.repository.ts';
import { AgreementTextsRepository } from './agreement-texts.repository.ts';
import { AgreementRecord } from './agreement-record.ts';
import { AgreementDeadlines } from './agreement-deadlines.ts';
import { AgreementDocumentsRepository } from './agreement-documents.repository.ts';
import { AgreementSignaturesRepository } from './agreement-signatures.repository.ts';
import { AgreementDocuments } from './agreement-documents.ts';
import { AgreementTexts } from './agreement-texts.ts';
import { SendAgreementService } from './send-agreement.service.ts';
import { MakeAgreementService } from './make-agreement.service.ts';
import { WriteAgreementService } from './write-agreement.service.ts';
import { ChangeAgreementService } from './change-agreement.service.ts';
import { SignAgreementService } from './sign-agreement.service.ts';
import { ReadAgreementsService } from './read-agreements.service.ts';
import { PrintAgreementService } from './print-agreement.service.ts';
import { AgreementsEffects } from './agreements.effects.ts';
import { AgreementsCalendar } from './agreements.calendar.ts';
import { AgreementsHandlers } from './agreements.handlers.ts';
import { AgreementsPersonalData } from './agreements.personal-data.ts';
import { AgreementsWaiting } from './agreements.waiting.ts';

export const agreements: ContextPart = {
  entities: [AgreementEntity, AgreementTextEntity, AgreementSignatureEntity, AgreementDocumentEntity],
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
};
