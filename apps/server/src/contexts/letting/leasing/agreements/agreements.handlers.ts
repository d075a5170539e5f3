import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { AgreementExpiryDue, AgreementReminderDue } from './agreements.events.ts';
import { SendAgreementService } from './send-agreement.service.ts';

const LATER = { queue: 'recalculation', effect: 'transaction' } as const;

/** Reminds about unsigned agreements and lets them expire. */
@Injectable()
export class AgreementsHandlers {
  constructor(private readonly sending: SendAgreementService) {}

  @EventHandler(AgreementReminderDue, { id: 'remind-of-agreement', ...LATER })
  remind({ agreement_id, sent_at }: EventOf<typeof AgreementReminderDue>): Promise<void> {
    return this.sending.remind(agreement_id, new Date(sent_at));
  }

  @EventHandler(AgreementExpiryDue, { id: 'expire-agreement', ...LATER })
  expire({ agreement_id, sent_at }: EventOf<typeof AgreementExpiryDue>): Promise<void> {
    return this.sending.expire(agreement_id, new Date(sent_at));
  }
}
