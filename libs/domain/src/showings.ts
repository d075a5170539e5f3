import type { ShowingEnder, ShowingSettings, ShowingState, Slot, WeeklyWindow } from '@common-roof/contracts';

import { weekdayOf } from './cleaning.ts';
import { dayIn, plusDays } from './days.ts';
import { instantOf } from './moments.ts';
import { type ActionOf, defineMachine } from './machine.ts';

/** The stored state of a showing. Whether it is done, or cancelled for lack of an answer, follows from its time. */
export type StoredShowingState = Exclude<ShowingState, 'done'>;

/** A showing. A new time has to be agreed again. */
export const showingMachine = defineMachine({
  name: 'showing',
  states: ['proposed', 'confirmed', 'cancelled'] satisfies StoredShowingState[],
  initial: 'proposed',
  final: ['cancelled'],
  transitions: {
    confirm: { from: ['proposed'], to: 'confirmed', by: ['roomie', 'visitor', 'homeowner'] },
    decline: { from: ['proposed', 'confirmed'], to: 'cancelled', by: ['roomie'] },
    askVisitor: { from: ['proposed'], to: 'same', by: ['house'] },
    move: { from: ['proposed', 'confirmed'], to: 'proposed', by: ['homeowner'] },
    cancel: { from: ['proposed', 'confirmed'], to: 'cancelled', by: ['homeowner', 'visitor', 'house'] },
  },
});
export type ShowingAction = ActionOf<typeof showingMachine>;

interface Stored {
  readonly state: StoredShowingState;
  readonly cancelledBy: ShowingEnder | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns the state of a showing at a moment: an unconfirmed one is cancelled when it begins. */
export function showingAt(
  { state, cancelledBy, startsAt, endsAt }: Stored,
  now: Date,
): { state: ShowingState; cancelledBy: ShowingEnder | null } {
  if (state === 'proposed' && startsAt <= now) return { state: 'cancelled', cancelledBy: 'nobody' };
  if (state === 'confirmed' && endsAt <= now) return { state: 'done', cancelledBy: null };
  return { state, cancelledBy };
}

/** Hours before a showing at which its participants are reminded. */
export const REMINDER_HOURS = [24, 2] as const;

/** Default hours of a house: after work, and on Saturdays. */
export const DEFAULT_SHOWING_SETTINGS: ShowingSettings = {
  windows: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '17:00', to: '20:00' })),
    { weekday: 6, from: '10:00', to: '16:00' },
  ],
  minutes: 30,
  buffer_minutes: 15,
  notice_hours: 24,
  version: 0,
};

const MINUTE_MS = 60_000;
const DAY_BEGINS = 8 * 60;
const DAY_ENDS = 21 * 60;

/** Hours a week between 8:00 and 21:00 that quiet times have to leave free, because a room must be shown to be let. */
export const HOURS_LEFT_FREE = 10;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the minutes of a week between 8:00 and 21:00 outside all windows, which may overlap. */
export function freeDayMinutes(windows: readonly WeeklyWindow[]): number {
  let free = 0;
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    let at = DAY_BEGINS;
    const ofDay = windows.filter((window) => window.weekday === weekday);
    for (const { from, to } of ofDay.toSorted((a, b) => minuteOf(a.from) - minuteOf(b.from))) {
      free += Math.max(0, Math.min(minuteOf(from), DAY_ENDS) - at);
      at = Math.max(at, minuteOf(to));
    }
    free += Math.max(0, DAY_ENDS - at);
  }
  return free;
}

/** Whether quiet times leave enough of the week for showings. */
export const leavesRoomForShowings = (quiet: readonly WeeklyWindow[]): boolean =>
  freeDayMinutes(quiet) >= HOURS_LEFT_FREE * 60;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

const spansOn = (day: string, windows: readonly WeeklyWindow[], timeZone: string): Span[] =>
  windows
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ from, to }) => ({ from: instantOf(day, from, timeZone), to: instantOf(day, to, timeZone) }));

/** Whether a span overlaps one of the windows, whose hours are in the time zone. */
export function isWithin(windows: readonly WeeklyWindow[], span: Span, timeZone: string): boolean {
  const days = new Set([dayIn(timeZone, span.from), dayIn(timeZone, span.to)]);
  return [...days].some((day) => spansOn(day, windows, timeZone).some((window) => overlap(window, span)));
}

export interface SlotSearch {
  readonly settings: Pick<ShowingSettings, 'windows' | 'minutes' | 'buffer_minutes'>;
  readonly quiet: readonly WeeklyWindow[];
  /** Other showings of the room, each with its buffer. */
  readonly taken: readonly Span[];
  /** The earliest start, after the notice. */
  readonly earliest: Date;
  /** ISO date in the time zone. */
  readonly fromDay: string;
  readonly days: number;
  readonly timeZone: string;
  readonly limit: number;
}

/** Returns the possible times for showing a room, in order and without overlaps, aligned to quarter hours. */
export function showingSlots(search: SlotSearch): Slot[] {
  const { settings, quiet, taken, earliest, fromDay, days, timeZone, limit } = search;
  const length = settings.minutes * MINUTE_MS;
  const free = settings.buffer_minutes * MINUTE_MS;
  const step = Math.ceil((settings.minutes + settings.buffer_minutes) / 15) * 15 * MINUTE_MS;
  const slots: Slot[] = [];
  let blockedUntil = earliest.getTime();
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = plusDays(fromDay, ahead);
    const windows = spansOn(day, settings.windows, timeZone).toSorted((a, b) => a.from.getTime() - b.from.getTime());
    for (const window of windows) {
      for (let at = window.from.getTime(); at + length <= window.to.getTime(); at += step) {
        if (slots.length === limit) return slots;
        const from = new Date(at);
        const to = new Date(at + length);
        if (at < blockedUntil || isWithin(quiet, { from, to }, timeZone)) continue;
        if (taken.some((other) => overlap(other, { from, to: new Date(at + length + free) }))) continue;
        slots.push({ starts_at: from.toISOString(), ends_at: to.toISOString() });
        blockedUntil = at + step;
      }
    }
  }
  return slots;
}
