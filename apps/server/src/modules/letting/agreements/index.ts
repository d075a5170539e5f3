export { AgreementDocuments } from './agreement-documents.ts';
export { AgreementRecord, BY_ITSELF, type Stepper, whoDid } from './agreement-record.ts';
export * from './agreements.events.ts';
export { AgreementsHttpModule, AgreementsModule } from './agreements.module.ts';
export {
  AGREEMENTS,
  type AgreementRow,
  AgreementsRepository,
  type AgreementWithText,
} from './agreements.repository.ts';
export { ChangeAgreementService } from './change-agreement.service.ts';
export { MakeAgreementService } from './make-agreement.service.ts';
export { ReadAgreementsService } from './read-agreements.service.ts';
export { sendPdf } from './send-pdf.ts';
export { sha256 } from './seen.ts';
export { requireSide, type Side, sideOf } from './sides.ts';
export { requireFollows, SendAgreementService } from './send-agreement.service.ts';
export { SignAgreementService, type Signing } from './sign-agreement.service.ts';
export { WriteAgreementService } from './write-agreement.service.ts';
