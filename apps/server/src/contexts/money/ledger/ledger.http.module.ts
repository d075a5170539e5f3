import { Module } from '@nestjs/common';

import { LedgerModule } from './ledger.module.ts';
import { LedgerController } from './book/ledger.controller.ts';
import { BankDetailsController } from './bank-details/bank-details.controller.ts';
import { LateFeesController } from './late-fees/late-fees.controller.ts';
import { PaymentsController } from './payments/payments.controller.ts';
import { ReportedPaymentsController } from './payments/reported-payments.controller.ts';

@Module({
  imports: [LedgerModule],
  controllers: [
    LedgerController,
    BankDetailsController,
    LateFeesController,
    PaymentsController,
    ReportedPaymentsController,
  ],
})
export class LedgerHttpModule {}
