import { EXPIRY_REMINDER_DAYS, expiryReminders } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { DocumentExpires } from './guide.events.ts';

interface Expiring {
  readonly house_id: string;
  readonly expires_on: string | null;
  readonly time_zone: string;
}

const keyOf = (id: string, days: number): string => `${id}:${String(days)}`;

/** Reminds homeowners of documents that expire: some time before, the day before, and the day after. */
@Injectable()
export class DocumentReminders {
  constructor(
    private readonly database: Database,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** Schedules the reminders of a document, or drops them, in the transaction that has changed it. */
  async follow(id: string): Promise<void> {
    await this.scheduledEvents.unschedule(DocumentExpires, ...EXPIRY_REMINDER_DAYS.map((days) => keyOf(id, days)));
    const [document] = await this.database.query<Expiring>(
      `SELECT d.house_id, to_char(d.expires_on, 'YYYY-MM-DD') AS expires_on, h.time_zone
         FROM house_documents d JOIN houses h ON h.id = d.house_id WHERE d.id = $1 AND d.replaced_by IS NULL`,
      [id],
    );
    if (!document || document.expires_on === null) return;
    const { house_id, expires_on, time_zone: zone } = document;
    const reminders = expiryReminders(expires_on, zone, this.clock.now());
    await this.scheduledEvents.schedule(
      DocumentExpires,
      ...reminders.map(({ days, at }) => ({
        key: keyOf(id, days),
        at,
        payload: { house_id, document_id: id, expires_on, days },
      })),
    );
  }
}
