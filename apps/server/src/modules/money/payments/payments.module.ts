import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { PaymentReceiptEntity } from './payment-receipt.entity.ts';
import { PaymentRecord } from './payment-record.ts';
import { PaymentsMails } from './payments.mails.ts';
import { PaymentsPersonalData } from './payments.personal-data.ts';
import { PaymentsEffects } from './payments.effects.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentsService } from './payments.service.ts';
import { PrintReceiptService } from './print-receipt.service.ts';
import { Receipts } from './receipts.ts';
import { ReceiptsRepository } from './receipts.repository.ts';
import { ReportedPaymentEntity } from './reported-payment.entity.ts';
import { ReportedPaymentsEffects } from './reported-payments.effects.ts';
import { ReportedPaymentsRepository } from './reported-payments.repository.ts';
import { ReportedPaymentsService } from './reported-payments.service.ts';
import { ReportedPaymentsWaiting } from './reported-payments.waiting.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentReceiptEntity, ReportedPaymentEntity]),
    AccessModule,
    AccountsModule,
    LedgerModule,
  ],
  providers: [
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
  exports: [PaymentsService, ReportedPaymentsService],
})
export class PaymentsModule {}
