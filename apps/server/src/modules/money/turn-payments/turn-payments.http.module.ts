import { Module } from '@nestjs/common';

import { TurnPaymentsController } from './turn-payments.controller.ts';
import { TurnPaymentsModule } from './turn-payments.module.ts';

@Module({ imports: [TurnPaymentsModule], controllers: [TurnPaymentsController] })
export class TurnPaymentsHttpModule {}
