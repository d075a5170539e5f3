import { Module } from '@nestjs/common';

import { PaymentsController } from './payments.controller.ts';
import { ReportedPaymentsController } from './reported-payments.controller.ts';
import { PaymentsModule } from './payments.module.ts';

@Module({ imports: [PaymentsModule], controllers: [PaymentsController, ReportedPaymentsController] })
export class PaymentsHttpModule {}
