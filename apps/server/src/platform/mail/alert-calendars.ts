import type { NotificationKind } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Config } from '../config/config.ts';
import { calendarFile, type CalendarEntry } from '../calendar/calendar-entry.ts';
import type { EmailAttachment } from './composers.ts';

interface Asked {
  /** What the alert is about. */
  readonly about: string;
  /** Who is told. */
  readonly accountId: string;
  readonly reader: Reader;
}

/** What is in the calendars of those concerned, as it stands now; nothing where there is nothing to enter or to remove. */
type Dates = (asked: Asked) => Promise<readonly CalendarEntry[]>;

/** A feature says of which alerts there are dates: their e-mails bring them along. */
@Injectable()
export class AlertCalendars {
  private readonly dates = new Map<NotificationKind, Dates>();

  constructor(private readonly config: Config) {}

  register(kinds: readonly NotificationKind[], dates: Dates): void {
    for (const kind of kinds) {
      if (this.dates.has(kind)) throw new Error(`The dates of "${kind}" are registered twice.`);
      this.dates.set(kind, dates);
    }
  }

  async findAttachments(kind: NotificationKind, asked: Asked): Promise<readonly EmailAttachment[]> {
    return this.files((await this.dates.get(kind)?.(asked)) ?? []);
  }

  /** For e-mails to a person without an account, which are no alerts. */
  files(entries: readonly CalendarEntry[]): readonly EmailAttachment[] {
    const host = new URL(this.config.env.PUBLIC_URL).hostname;
    return entries.map((entry) => calendarFile(entry, host));
  }
}
