import { dayIn, nextDailyAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { EventHandler } from '../../../platform/events/event-handler.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { ScheduledEvents } from '../../../platform/scheduled-events/scheduled-events.ts';
import { DigestsRepository } from './digests.repository.ts';
import { DigestDue } from './notifications.events.ts';

/** One e-mail a day for those who want no more, at the hour that they chose where they live. */
@Injectable()
export class Digests {
  constructor(
    private readonly digests: DigestsRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly mail: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /** An alert goes into the next daily e-mail, if it is still unread then. */
  async collect(accountId: string, notificationId: string): Promise<void> {
    await this.digests.collect(notificationId);
    await this.plan(accountId);
  }

  /** Again where somebody chose another hour, or lives elsewhere. Does nothing where nothing waits. */
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

  /** Newest first, of one daily e-mail. */
  listUnread(accountId: string, day: string): Promise<{ says: string; params: Record<string, unknown> }[]> {
    return this.digests.listUnread(accountId, day);
  }
}
