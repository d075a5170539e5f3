import type { ContextPart } from '#kernel/database/define-context.ts';
import { PayTurnsService } from './pay-turns.service.ts';
import { TurnPaymentsEffects } from './turn-payments.effects.ts';

export const turnPayments: ContextPart = {
  entities: [],
  providers: [PayTurnsService, TurnPaymentsEffects],
};
