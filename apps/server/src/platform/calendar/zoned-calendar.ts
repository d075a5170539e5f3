import { TZDate } from '@date-fns/tz';
import { instantOf, plusDays } from '@common-roof/domain';
import ical, { type ICalCalendar, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

import { skippedDays } from './skipped-times.ts';

export interface CalendarSettings {
  /** As programs call it. */
  readonly name: string;
  readonly product: string;
  /** IANA: everything in it is told in this one. */
  readonly timeZone: string;
  /** How often programs are to ask again. */
  readonly refreshSeconds: number;
  /** The product's own, which makes ids the only ones of their kind. */
  readonly host: string;
}

/** What an entry says. */
export interface EntryWords {
  /** Of the entry, for ever: a program replaces the one that it has. */
  readonly id: string;
  /** RFC 5545 SEQUENCE: never less than before. */
  readonly version: number;
  readonly stamp: Date;
  readonly summary: string;
  readonly description?: string;
  readonly url: string;
}

/** How something comes again, from a day on (ISO date). */
export interface Series {
  /** RRULE of RFC 5545, with weeks that begin on Monday. */
  readonly rule: string;
  /** The first day of it. */
  readonly firstOn: string;
  /** `HH:MM` */
  readonly time: string;
  /** Its days and moments from a day to before another. */
  readonly between: (from: string, until: string) => readonly { readonly dueOn: string; readonly dueAt: Date }[];
}

/** For how long ahead the days are written that not all programs find by a rule. */
const WRITTEN_DAYS = 1_095;

/** A calendar of one time zone that programs subscribe to. */
export class ZonedCalendar {
  readonly #calendar: ICalCalendar;
  readonly #settings: CalendarSettings;
  /** The name of the zone in the calendar, which may be that of its namesake. */
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

  /** By its rule, apart from the days that not every program would find by it. */
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

  /** RFC 5545. */
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

/** Not all programs know the last of several days of a month. Such a thing is seldom, and its days are written down. */
const isReadByAll = (rule: string): boolean => !rule.includes('BYSETPOS');

/** As RFC 5545 writes a time of a day. */
const written = (day: string, time: string): string => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
