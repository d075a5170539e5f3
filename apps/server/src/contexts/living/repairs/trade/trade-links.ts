import { type Trade, repairReopenableUntil } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { defineCapability } from '#kernel/capabilities/capability.ts';
import { MailOutbox } from '#kernel/mail/mail-outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import type { RepairEntity } from '#contexts/living/repairs/repair.entity.ts';
import { RepairLongOver } from '#contexts/living/repairs/repairs.events.ts';
import { LinkedRepairsRepository } from './linked-repairs.repository.ts';

/** The link of the tradesperson who takes care of a repair. */
export const REPAIR_LINK = defineCapability({
  kind: 'repair-trade',
  page: '/repair?token=',
  lifeSeconds: null,
  uses: null,
  advice: 'The repair may be over, or someone else may be doing it. Ask the homeowner.',
});

type Assigned = Pick<RepairEntity, 'trade_name' | 'trade_email'>;

/** Returns the tradesperson who takes care of a repair; null if it is nobody, a neatkeeper or the homeowner. */
export const tradeIn = ({ trade_name: name, trade_email: email }: Assigned): Trade | null =>
  name === null ? null : { name, email };

/**
 * Closes the links of tradespeople, and schedules when their addresses are forgotten. Each method joins the caller's
 * transaction, which has locked the repair.
 */
@Injectable()
export class TradeLinks {
  constructor(
    private readonly capabilities: Capabilities,
    private readonly linked: LinkedRepairsRepository,
    private readonly mail: MailOutbox,
    private readonly scheduledEvents: ScheduledEvents,
  ) {}

  /** Returns the link of the one who takes care of it now, and creates it if needed. */
  address(repairId: string): Promise<string> {
    return this.capabilities.findOrCreate(REPAIR_LINK, repairId);
  }

  async revoke(repairId: string): Promise<void> {
    await this.capabilities.revoke(repairId, [REPAIR_LINK]);
  }

  /**
   * Somebody else takes over: tells the tradesperson who is still stored. Queued here and not by an effect, because their
   * address is overwritten by then.
   */
  async release(repairId: string): Promise<void> {
    const row = await this.linked.find(repairId);
    if (!row) return;
    await this.revoke(repairId);
    if (row.trade_email === null) return;
    await this.mail.queue({
      dedupeKey: `repair-trade-replaced:${repairId}:${String(row.version)}`,
      accountId: null,
      to: row.trade_email,
      locale: row.locale,
      template: 'repair-trade-over',
      data: { repair_id: repairId, why: 'replaced' },
    });
  }

  /** The repair ended for good. */
  async close(row: Pick<RepairEntity, 'id' | 'trade_name'>, endedAt: Date): Promise<void> {
    if (row.trade_name === null) return;
    await this.revoke(row.id);
    await this.closeLater(row, endedAt);
  }

  /** The repair ended, and can be reopened for a while: until then, the link shows how it ended. */
  async closeLater({ id, trade_name: trade }: Pick<RepairEntity, 'id' | 'trade_name'>, endedAt: Date): Promise<void> {
    if (trade === null) return;
    const payload = { repair_id: id };
    await this.scheduledEvents.schedule(RepairLongOver, { key: id, at: repairReopenableUntil(endedAt), payload });
  }

  /** The repair was reopened. */
  async keep(repairId: string): Promise<void> {
    await this.scheduledEvents.unschedule(RepairLongOver, repairId);
  }
}
