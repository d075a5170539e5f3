import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { ConfirmSettleUpService } from './confirm-settle-up.service.ts';
import { PaymentParties } from './payment-parties.ts';
import { PaySettleUpService } from './pay-settle-up.service.ts';
import { PlanSettleUp } from './plan-settle-up.ts';
import { ReadSettleUpService } from './read-settle-up.service.ts';
import { RemindOfSettleUp } from './remind-of-settle-up.ts';
import { SettleUpHandlers } from './settle-up.handlers.ts';
import { SettleUpPaymentEntity } from './settle-up-payment.entity.ts';
import { SettleUpPersonalData } from './settle-up.personal-data.ts';
import { SettleUpWaiting } from './settle-up.waiting.ts';
import { SettleUpEffects } from './settle-up.effects.ts';
import { SettleUpRepository } from './settle-up.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SettleUpPaymentEntity]), AccessModule, HousesModule, LedgerModule],
  providers: [
    SettleUpRepository,
    PlanSettleUp,
    PaymentParties,
    ReadSettleUpService,
    PaySettleUpService,
    ConfirmSettleUpService,
    RemindOfSettleUp,
    SettleUpHandlers,
    SettleUpEffects,
    SettleUpPersonalData,
    SettleUpWaiting,
  ],
  exports: [PlanSettleUp, ReadSettleUpService, PaySettleUpService, ConfirmSettleUpService, RemindOfSettleUp],
})
export class SettleUpModule {}
