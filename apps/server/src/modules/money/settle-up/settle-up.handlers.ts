import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { EventHandler } from '../../../platform/events/event-handler.ts';
import { MoneyMoved } from '../ledger/index.ts';
import { PlanSettleUp } from './plan-settle-up.ts';
import { RemindOfSettleUp } from './remind-of-settle-up.ts';
import { SettleUpReminderDue } from './settle-up.events.ts';

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

/** The plan follows what people of a house owe each other, whatever changed it. */
@Injectable()
export class SettleUpHandlers {
  constructor(
    private readonly planning: PlanSettleUp,
    private readonly reminding: RemindOfSettleUp,
  ) {}

  @EventHandler(MoneyMoved, { id: 'plan-settle-up', ...RECALCULATE })
  async moved({ house_id, accounts }: EventOf<typeof MoneyMoved>): Promise<void> {
    if (accounts.includes('supplies')) await this.planning.replan(house_id);
  }

  @EventHandler(SettleUpReminderDue, { id: 'remind-of-settle-up', ...RECALCULATE })
  reminderDue(event: EventOf<typeof SettleUpReminderDue>): Promise<void> {
    return this.reminding.remind(event);
  }
}
