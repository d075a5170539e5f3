import { Module } from '@nestjs/common';

import { AccessModule } from '../../identity/access/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { PaymentRecord } from './payment-record.ts';
import { PaymentsController } from './payments.controller.ts';
import { PaymentsReactions } from './payments.reactions.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentsService } from './payments.service.ts';

@Module({
  imports: [AccessModule, LedgerModule],
  providers: [PaymentsRepository, PaymentRecord, PaymentsService, PaymentsReactions],
  exports: [PaymentsService],
})
export class PaymentsModule {}

@Module({ imports: [PaymentsModule], controllers: [PaymentsController] })
export class PaymentsHttpModule {}
