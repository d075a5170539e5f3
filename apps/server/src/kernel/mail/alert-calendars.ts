import type { NotificationKind } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { calendarFile, type CalendarEntry } from '#kernel/calendar/calendar-entry.ts';
import type { EmailAttachment } from './composers.ts';

interface Asked {
  /** The subject of the alert. */
  readonly about: string;
  /** The recipient. */
  readonly accountId: string;
  readonly reader: Reader;
}

/** Returns the current calendar entries of those concerned, or none if there is nothing to add or remove. */
type Dates = (asked: Asked) => Promise<readonly CalendarEntry[]>;

/** Lets features attach calendar entries to the e-mails of their alerts. */
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

  /** Returns attachments for e-mails to people without an account, which aren't alerts. */
  files(entries: readonly CalendarEntry[]): readonly EmailAttachment[] {
    const host = new URL(this.config.env.PUBLIC_URL).hostname;
    return entries.map((entry) => calendarFile(entry, host));
  }
}
