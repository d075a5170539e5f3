import ICAL from 'ical.js';

/** One turn as a calendar program shows it. */
export interface ShownTurn {
  /** ISO instant. */
  readonly at: string;
  readonly title: string;
}

/** Reads a calendar with a library other than the one that writes it, with its own zones and rules only. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return {
    name: String(calendar.getFirstPropertyValue('x-wr-calname')),
    ids: events.map(({ uid }) => uid),
    /** Lists the turns from one moment until before another, in order. */
    between: (from: Date, until: Date): ShownTurn[] =>
      events
        .flatMap((event) => timesOf(event, until).map((at) => ({ at, title: event.summary })))
        .filter(({ at }) => at >= from.toISOString() && at < until.toISOString())
        .toSorted((a, b) => a.at.localeCompare(b.at) || a.title.localeCompare(b.title)),
  };
}

function timesOf(event: ICAL.Event, until: Date): string[] {
  if (!event.isRecurring()) return [instant(event.startDate)];
  const times: string[] = [];
  const each = event.iterator();
  // Every series here is endless.
  for (let at = instant(each.next()); at < until.toISOString(); at = instant(each.next())) times.push(at);
  return times;
}

const instant = (time: ICAL.Time): string => time.toJSDate().toISOString();
