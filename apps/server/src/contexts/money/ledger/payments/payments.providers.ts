import type { ContextPart } from '#kernel/database/define-context.ts';
import { PaymentsRoleFacts } from './payments.role-facts.ts';
import { PaymentReceiptEntity } from './payment-receipt.entity.ts';
import { ReportedPaymentEntity } from './reported-payment.entity.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { ReceiptsRepository } from './receipts.repository.ts';
import { Receipts } from './receipts.ts';
import { PaymentRecord } from './payment-record.ts';
import { PaymentsService } from './payments.service.ts';
import { PrintReceiptService } from './print-receipt.service.ts';
import { PaymentsMails } from './payments.mails.ts';
import { PaymentsEffects } from './payments.effects.ts';
import { PaymentsPersonalData } from './payments.personal-data.ts';
import { ReportedPaymentsRepository } from './reported-payments.repository.ts';
import { ReportedPaymentsService } from './reported-payments.service.ts';
import { ReportedPaymentsEffects } from './reported-payments.effects.ts';
import { ReportedPaymentsWaiting } from './reported-payments.waiting.ts';

export const payments: ContextPart = {
  entities: [PaymentReceiptEntity, ReportedPaymentEntity],
  providers: [
    PaymentsRoleFacts,
    PaymentsRepository,
    ReceiptsRepository,
    Receipts,
    PaymentRecord,
    PaymentsService,
    PrintReceiptService,
    PaymentsMails,
    PaymentsEffects,
    PaymentsPersonalData,
    ReportedPaymentsRepository,
    ReportedPaymentsService,
    ReportedPaymentsEffects,
    ReportedPaymentsWaiting,
  ],
};
