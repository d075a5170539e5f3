import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { MailOutbox } from '#kernel/mail/mail-outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { type BatchedAlert, BatchedAlertsRepository } from './batched-alerts.repository.ts';
import type { NotificationEntity } from './notification.entity.ts';
import { BatchedAlertsDue } from './notifications.events.ts';

const HOUR_MS = 3_600_000;
/** An alert that is being batched now is in the table after this time, in milliseconds. */
const WRITTEN_BY_MS = 60_000;

/**
 * Stops one person from flooding another's mailbox. After a fixed number of single e-mails within an hour, the
 * remaining alerts of that hour share one e-mail at its end. Alerts that change rights are counted separately, so that
 * nothing else delays them.
 */
@Injectable()
export class BatchedAlerts {
  constructor(
    private readonly batches: BatchedAlertsRepository,
    private readonly accounts: AccountsReadModel,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly mail: MailOutbox,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns whether an alert joins the hourly e-mail instead of being mailed alone, and schedules that e-mail if so.
   */
  async isBatching({
    id,
    account_id: accountId,
    is_legal: isLegal,
    gathered_at: before,
  }: NotificationEntity): Promise<boolean> {
    if (before !== null) return true;
    if (await this.limits.tryTake(isLegal ? 'legalEmails' : 'alertEmails', accountId)) return false;
    const at = endOfHour(this.clock.now());
    await this.batches.collect(id, at);
    const payload = { account_id: accountId, at: at.toISOString() };
    await this.scheduledEvents.schedule(BatchedAlertsDue, { key: `${accountId}:${payload.at}`, at, payload });
    return true;
  }

  @EventHandler(BatchedAlertsDue, { id: 'mail-gathered-alerts', queue: 'mail', effect: 'transaction' })
  async send({ account_id: accountId, at }: EventOf<typeof BatchedAlertsDue>): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (account?.disabled_at !== null || account.deletion_due_at !== null) return;
    await this.mail.queue({
      dedupeKey: `gathered-alerts:${accountId}:${at}`,
      accountId,
      to: account.email,
      template: 'gathered-alerts',
      data: { at },
    });
  }

  /** Returns the alerts that one hourly e-mail still has to list, newest first. */
  listForDigest(accountId: string, at: string): Promise<BatchedAlert[]> {
    return this.batches.listForDigest(accountId, at);
  }
}

const endOfHour = (now: Date): Date => new Date((Math.floor((now.getTime() + WRITTEN_BY_MS) / HOUR_MS) + 1) * HOUR_MS);
