import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { MoneyMoved } from '#contexts/money/ledger/index.ts';
import { PlanSettleUp } from './plan-settle-up.ts';
import { RemindOfSettleUp } from './remind-of-settle-up.ts';
import { SettleUpReminderDue } from './settle-up.events.ts';

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Plans payments again whenever what a house's people owe each other changes. */
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
