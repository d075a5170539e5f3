import { AGREEMENT_DAYS, AGREEMENT_REMINDER_DAYS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { AgreementExpiryDue, AgreementReminderDue } from './agreements.events.ts';

const DAY_MS = 86_400_000;
const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

export const expiryOf = (sentAt: Date): Date => daysAfter(sentAt, AGREEMENT_DAYS);

/** What happens to an agreement that is not signed. Each method joins the caller's transaction. */
@Injectable()
export class AgreementDeadlines {
  constructor(private readonly scheduledEvents: ScheduledEvents) {}

  /** @param expiresAt when signing closes; a prospect's lease expires with the offer */
  async sent(id: string, sentAt: Date, expiresAt: Date): Promise<void> {
    const payload = { agreement_id: id, sent_at: sentAt.toISOString() };
    await this.scheduledEvents.schedule(
      AgreementReminderDue,
      ...AGREEMENT_REMINDER_DAYS.map((days) => ({ key: keyOf(id, days), at: daysAfter(sentAt, days), payload })),
    );
    await this.scheduledEvents.schedule(AgreementExpiryDue, { key: id, at: expiresAt, payload });
  }

  async settled(id: string): Promise<void> {
    await this.scheduledEvents.unschedule(
      AgreementReminderDue,
      ...AGREEMENT_REMINDER_DAYS.map((days) => keyOf(id, days)),
    );
    await this.scheduledEvents.unschedule(AgreementExpiryDue, id);
  }
}

const keyOf = (id: string, days: number): string => `${id}:${String(days)}`;
