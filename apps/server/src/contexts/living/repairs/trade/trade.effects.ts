import { Injectable } from '@nestjs/common';

import { DeclaresEffects, type EffectsProvider, type RequestedEmail, when } from '#kernel/events/effects.ts';
import {
  RepairDeclined,
  RepairFinished,
  RepairNoteWritten,
  RepairPlanned,
  RepairReopened,
  RepairVisitAnswered,
  RepairVisitNear,
  RepairWithdrawn,
} from '#contexts/living/repairs/repairs.events.ts';
import { LinkedRepairsRepository } from './linked-repairs.repository.ts';
import type { TradeNews } from './trade.mails.ts';

/** Declares the e-mails to tradespeople: what a neatkeeper would hear by an alert. Nobody hears of what they did. */
@DeclaresEffects()
@Injectable()
export class TradeEffects implements EffectsProvider {
  constructor(private readonly linked: LinkedRepairsRepository) {}

  readonly effects = [
    when(RepairPlanned, {
      mail: ({ repair_id, actor_id, is_trade_asked, is_rescheduled }) => {
        if (is_trade_asked) return this.mail(repair_id, 'assigned');
        return is_rescheduled && actor_id !== null ? this.mail(repair_id, 'planned') : null;
      },
    }),
    when(RepairVisitAnswered, {
      mail: ({ repair_id, suits }) => this.mail(repair_id, suits ? 'agreed' : 'refused'),
    }),
    when(RepairVisitNear, { mail: ({ repair_id }) => this.mail(repair_id, 'near') }),
    when(RepairNoteWritten, {
      mail: ({ repair_id, actor_id }) => (actor_id === null ? null : this.mail(repair_id, 'note')),
    }),
    when(RepairReopened, { mail: ({ repair_id }) => this.mail(repair_id, 'reopened') }),
    when(RepairFinished, {
      mail: ({ repair_id, actor_id }) => (actor_id === null ? null : this.mail(repair_id, 'over')),
    }),
    when(RepairDeclined, { mail: ({ repair_id }) => this.mail(repair_id, 'over') }),
    when(RepairWithdrawn, { mail: ({ repair_id }) => this.mail(repair_id, 'over') }),
  ];

  private async mail(repairId: string, why: TradeNews): Promise<RequestedEmail | null> {
    const row = await this.linked.find(repairId);
    if (!row || row.trade_email === null) return null;
    return {
      template: why === 'over' ? 'repair-trade-over' : 'repair-trade',
      to: { id: null, email: row.trade_email, locale: row.locale },
      data: { repair_id: repairId, why },
    };
  }
}
