import { TZDate } from '@date-fns/tz';
import { instantOf, plusDays } from '@common-roof/domain';
import ical, { type ICalCalendar, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

import { skippedDays } from './skipped-times.ts';

export interface CalendarSettings {
  /** The name that calendar programs show. */
  readonly name: string;
  readonly product: string;
  /** IANA time zone of everything in the calendar. */
  readonly timeZone: string;
  /** How often programs should refresh, in seconds. */
  readonly refreshSeconds: number;
  /** The product's own host, which makes ids globally unique. */
  readonly host: string;
}

/** The text of an entry. */
export interface EntryWords {
  /** The entry's permanent id, by which a program replaces its copy. */
  readonly id: string;
  /** RFC 5545 SEQUENCE, which never decreases. */
  readonly version: number;
  readonly stamp: Date;
  readonly summary: string;
  readonly description?: string;
  readonly url: string;
}

/** A recurrence from a day on (ISO date). */
export interface Series {
  /** RRULE of RFC 5545. Weeks begin on Monday. */
  readonly rule: string;
  /** Its first day. */
  readonly firstOn: string;
  /** `HH:MM` */
  readonly time: string;
  /** Returns its days and moments from one day to before another. */
  readonly between: (from: string, until: string) => readonly { readonly dueOn: string; readonly dueAt: Date }[];
}

/** For how many days ahead dates are listed when not all programs can compute them from the rule. */
const WRITTEN_DAYS = 1_095;

/** A calendar in one time zone that programs subscribe to. */
export class ZonedCalendar {
  readonly #calendar: ICalCalendar;
  readonly #settings: CalendarSettings;
  /** The name of the time zone in the calendar. It may be the name of an equivalent zone. */
  readonly #zone: string;

  constructor(settings: CalendarSettings) {
    const [block = '', id = ''] = tzlib_get_ical_block(settings.timeZone);
    this.#zone = id.replace(/^TZID=/, '');
    this.#settings = settings;
    this.#calendar = ical({
      name: settings.name,
      prodId: { company: 'Common Roof', product: settings.product },
      ttl: settings.refreshSeconds,
      timezone: { name: this.#zone, generator: () => block },
    });
  }

  addEntry(words: EntryWords, at: Date): void {
    this.#calendar.createEvent({ ...this.#entry(words), start: new TZDate(at, this.#settings.timeZone) });
  }

  /** Adds an entry from one moment until another. */
  addSpan(words: EntryWords, from: Date, until: Date): void {
    const { timeZone } = this.#settings;
    this.#calendar.createEvent({
      ...this.#entry(words),
      start: new TZDate(from, timeZone),
      end: new TZDate(until, timeZone),
    });
  }

  /** Adds an entry that lasts whole days. @param until ISO date of its last day */
  addDays(words: EntryWords, day: string, until: string): void {
    const { timeZone } = this.#settings;
    // Midnight in the zone, because the library formats a date in it. RFC 5545 ends on the day after the last one.
    const midnight = (on: string): TZDate => new TZDate(instantOf(on, '00:00', timeZone), timeZone);
    const end = midnight(plusDays(until, 1));
    this.#calendar.createEvent({ ...this.#entry(words), start: midnight(day), end, allDay: true });
  }

  /** Adds a series by its rule, or its days one by one if not every program understands the rule. */
  addSeries(words: EntryWords, { rule, firstOn, time, between }: Series): void {
    const until = plusDays(firstOn, WRITTEN_DAYS);
    const write = ({ dueOn, dueAt }: { readonly dueOn: string; readonly dueAt: Date }): void => {
      this.addEntry({ ...words, id: `${words.id}-${dueOn}` }, dueAt);
    };
    if (!isReadByAll(rule)) {
      between(firstOn, until).forEach(write);
      return;
    }
    const { timeZone } = this.#settings;
    const skipped = skippedDays(timeZone, time, { from: firstOn, until });
    const exceptions = skipped.map((day) => `EXDATE;TZID=${this.#zone}:${written(day, time)}`);
    this.#calendar
      .createEvent({ ...this.#entry(words), start: new TZDate(instantOf(firstOn, time, timeZone), timeZone) })
      .repeating([`RRULE:${rule};WKST=MO`, ...exceptions].join('\r\n'));
    skipped.flatMap((day) => between(day, plusDays(day, 1))).forEach(write);
  }

  /** Returns the calendar in the format of RFC 5545. */
  toString(): string {
    return this.#calendar.toString();
  }

  #entry({ id, version, stamp, summary, description, url }: EntryWords): Omit<ICalEventData, 'start'> {
    return {
      id: `${id}@${this.#settings.host}`,
      sequence: version,
      stamp,
      timezone: this.#zone,
      summary,
      description: description ?? null,
      url,
    };
  }
}

/**
 * Returns whether all programs understand a rule. Some don't know the last of several days of a month; such rules are
 * rare, and their days are listed.
 */
const isReadByAll = (rule: string): boolean => !rule.includes('BYSETPOS');

/** Formats a day and time as RFC 5545 does. */
const written = (day: string, time: string): string => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
