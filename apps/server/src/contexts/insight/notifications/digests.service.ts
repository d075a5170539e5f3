import { dayIn, nextDailyAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { MailOutbox } from '#kernel/mail/mail-outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { DigestsRepository } from './digests.repository.ts';
import { DigestDue } from './notifications.events.ts';

/** Sends one e-mail a day to people who chose that, at their chosen hour in their time zone. */
@Injectable()
export class Digests {
  constructor(
    private readonly digests: DigestsRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly mail: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /** Adds an alert to the next daily e-mail, which lists it if it is still unread. */
  async collect(accountId: string, notificationId: string): Promise<void> {
    await this.digests.collect(notificationId);
    await this.plan(accountId);
  }

  /**
   * Schedules the digest again after the person changed its hour or their time zone. Does nothing when no alert waits.
   */
  async plan(accountId: string): Promise<void> {
    const reader = await this.digests.readerOf(accountId);
    if (!reader) return;
    const { time_zone: timeZone, digest_time: time, last_day: lastDay } = reader;
    const at = nextDailyAt({ timeZone, time, lastDay }, this.clock.now());
    await this.scheduledEvents.schedule(DigestDue, { key: accountId, at, payload: { account_id: accountId } });
  }

  @EventHandler(DigestDue, { id: 'mail-digest', queue: 'mail', effect: 'transaction' })
  async send({ account_id: accountId }: EventOf<typeof DigestDue>): Promise<void> {
    const reader = await this.digests.readerOf(accountId);
    if (!reader) return;
    const day = dayIn(reader.time_zone, this.clock.now());
    if (!(await this.digests.claim(accountId, day))) return;
    await this.mail.queue({
      dedupeKey: `digest:${accountId}:${day}`,
      accountId,
      to: reader.email,
      template: 'digest',
      data: { day },
    });
  }

  /** Returns the alerts of one daily e-mail, newest first. */
  listUnread(accountId: string, day: string): Promise<{ says: string; params: Record<string, unknown> }[]> {
    return this.digests.listUnread(accountId, day);
  }
}
