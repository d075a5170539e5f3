/** A day of the month. In shorter months it is the last day, so 31 is the last day of every month. */
export interface OnDay {
  readonly on: 'day';
  /** 1 to 31 */
  readonly day: number;
}

/** A weekday of the month, such as the second Tuesday or the last. */
export interface OnWeekday {
  readonly on: 'weekday';
  /** 1 to 4; -1: the last. A fifth is not in every month. */
  readonly nth: number;
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
}

/** When a chore recurs, as the form asks for it. `interval` counts days, weeks, months or years. */
export type Recurrence =
  | { readonly every: 'day'; readonly interval: number }
  | { readonly every: 'week'; readonly interval: number; readonly weekdays: readonly number[] }
  | { readonly every: 'month'; readonly interval: number; readonly in: OnDay | OnWeekday }
  | { readonly every: 'year'; readonly interval: number; readonly month: number; readonly in: OnDay | OnWeekday };

/** The largest interval a house may choose: a chore recurs at least once every two years. */
export const MAX_INTERVAL: Readonly<Record<Recurrence['every'], number>> = { day: 366, week: 52, month: 24, year: 2 };

/** Maximum length of a rule, in characters. */
export const MAX_RULE_LENGTH = 120;

const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const SHORTEST_MONTH = 28;

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/**
 * RFC 5545 skips months without the given day, so a shorter month is covered by listing several days and taking the
 * last.
 */
function daysRule(place: OnDay | OnWeekday): string {
  if (place.on === 'weekday') return `BYDAY=${place.nth}${WEEKDAYS[place.weekday - 1] ?? ''}`;
  if (place.day <= SHORTEST_MONTH) return `BYMONTHDAY=${place.day}`;
  if (place.day === 31) return 'BYMONTHDAY=-1';
  return `BYMONTHDAY=${range(SHORTEST_MONTH, place.day).join(',')};BYSETPOS=-1`;
}

function partsOf(recurrence: Recurrence): string[] {
  switch (recurrence.every) {
    case 'day':
      return [];
    case 'week':
      return [`BYDAY=${recurrence.weekdays.map((weekday) => WEEKDAYS[weekday - 1] ?? '').join(',')}`];
    case 'month':
      return [daysRule(recurrence.in)];
    case 'year':
      return [`BYMONTH=${recurrence.month}`, daysRule(recurrence.in)];
  }
}

/** Writes a recurrence as an RFC 5545 RRULE, which every calendar understands. `readRecurrence` reads it back. */
export const ruleOf = (recurrence: Recurrence): string =>
  [`FREQ=${FREQUENCIES[recurrence.every]}`, `INTERVAL=${recurrence.interval}`, ...partsOf(recurrence)].join(';');

type Parts = ReadonlyMap<string, string>;

/** Splits a rule into unique parts; null if it is malformed. */
function readParts(rule: string): Parts | null {
  if (rule.length > MAX_RULE_LENGTH) return null;
  const parts = new Map<string, string>();
  for (const part of rule.split(';')) {
    const [, name, value] = /^([A-Z]+)=([A-Z0-9,-]+)$/.exec(part) ?? [];
    if (name === undefined || value === undefined || parts.has(name)) return null;
    parts.set(name, value);
  }
  return parts;
}

const wholeNumber = (text: string | undefined, from: number, to: number): number | null => {
  if (text === undefined || !/^[1-9]\d{0,2}$/.test(text)) return null;
  const value = Number(text);
  return value >= from && value <= to ? value : null;
};

function readWeekdays(text: string | undefined): number[] | null {
  const weekdays = (text ?? '').split(',').map((name) => WEEKDAYS.indexOf(name) + 1);
  const distinct = new Set(weekdays);
  return distinct.has(0) || distinct.size !== weekdays.length ? null : weekdays.toSorted((a, b) => a - b);
}

function readPlace(parts: Parts): OnDay | OnWeekday | null {
  const byDay = parts.get('BYDAY');
  if (byDay !== undefined) {
    const [, nth, name = ''] = /^([1-4]|-1)([A-Z]{2})$/.exec(byDay) ?? [];
    const weekday = WEEKDAYS.indexOf(name) + 1;
    return weekday === 0 ? null : { on: 'weekday', nth: Number(nth), weekday };
  }
  const days = parts.get('BYMONTHDAY') ?? '';
  if (days === '-1') return { on: 'day', day: 31 };
  const day = wholeNumber(days.split(',').at(-1), 1, 31);
  return day === null ? null : { on: 'day', day };
}

function readFrequency(parts: Parts): Recurrence | null {
  const frequency = parts.get('FREQ');
  const interval = (most: number): number | null => wholeNumber(parts.get('INTERVAL') ?? '1', 1, most);
  if (frequency === FREQUENCIES.day) {
    const days = interval(MAX_INTERVAL.day);
    return days === null ? null : { every: 'day', interval: days };
  }
  if (frequency === FREQUENCIES.week) {
    const weeks = interval(MAX_INTERVAL.week);
    const weekdays = readWeekdays(parts.get('BYDAY'));
    return weeks === null || weekdays === null ? null : { every: 'week', interval: weeks, weekdays };
  }
  const place = readPlace(parts);
  if (frequency === FREQUENCIES.month) {
    const months = interval(MAX_INTERVAL.month);
    return months === null || place === null ? null : { every: 'month', interval: months, in: place };
  }
  if (frequency !== FREQUENCIES.year) return null;
  const years = interval(MAX_INTERVAL.year);
  const month = wholeNumber(parts.get('BYMONTH'), 1, 12);
  return years === null || month === null || place === null
    ? null
    : { every: 'year', interval: years, month, in: place };
}

const inOrder = (parts: Parts): string =>
  [...parts]
    .map(([name, value]) =>
      name === 'BYDAY' ? `${name}=${value.split(',').toSorted().join(',')}` : `${name}=${value}`,
    )
    .toSorted()
    .join(';');

/**
 * Reads a rule; null if a house may not use it. It accepts what `ruleOf` writes, in any order, without `INTERVAL=1` and
 * with weeks that begin on Monday. It rejects times within a day, an end (a chore ends when it is retired) and anything
 * that skips months.
 */
export function readRecurrence(rule: string): Recurrence | null {
  const parts = readParts(rule);
  const recurrence = parts === null ? null : readFrequency(parts);
  if (parts === null || recurrence === null) return null;
  const written = readParts(ruleOf(recurrence));
  const given = new Map([['INTERVAL', '1'], ...parts]);
  if (given.get('WKST') === 'MO') given.delete('WKST');
  return written !== null && inOrder(written) === inOrder(given) ? recurrence : null;
}
