import type { ContextPart } from '#kernel/database/define-context.ts';
import { SettleUpPaymentEntity } from './settle-up-payment.entity.ts';
import { SettleUpRepository } from './settle-up.repository.ts';
import { PlanSettleUp } from './plan-settle-up.ts';
import { PaymentParties } from './payment-parties.ts';
import { ReadSettleUpService } from './read-settle-up.service.ts';
import { PaySettleUpService } from './pay-settle-up.service.ts';
import { ConfirmSettleUpService } from './confirm-settle-up.service.ts';
import { RemindOfSettleUp } from './remind-of-settle-up.ts';
import { SettleUpHandlers } from './settle-up.handlers.ts';
import { SettleUpEffects } from './settle-up.effects.ts';
import { SettleUpPersonalData } from './settle-up.personal-data.ts';
import { SettleUpWaiting } from './settle-up.waiting.ts';

export const settleUp: ContextPart = {
  entities: [SettleUpPaymentEntity],
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
};
