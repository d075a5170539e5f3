import type { Recurrence } from '@common-roof/contracts';

import type { Spoken } from '#i18n/i18n.ts';
import { localeFor, weekdayName } from '#lib/dates.ts';

type Place = Extract<Recurrence, { every: 'month' }>['in'];

const NTH = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' } as const;
const nthName = (nth: number) => (nth === 1 || nth === 2 || nth === 3 || nth === 4 ? NTH[nth] : 'last');
/** In shorter months, a later day is the last one. */
const LAST_DAY = 31;

/** January is 1. */
export const monthName = (month: number, language: string): string =>
  new Intl.DateTimeFormat(localeFor(language), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1));

function ordinal(day: number, { t, i18n }: Spoken): string {
  const kind = new Intl.PluralRules(i18n.language, { type: 'ordinal' }).select(day);
  const form = kind === 'one' || kind === 'two' || kind === 'few' ? kind : 'other';
  return t(`chores.rhythm.ordinal.${form}`, { day });
}

function inMonth(place: Place, spoken: Spoken): string {
  const { t, i18n } = spoken;
  if (place.on === 'day') {
    return place.day === LAST_DAY
      ? t('chores.rhythm.onLastDay')
      : t('chores.rhythm.onDay', { day: ordinal(place.day, spoken) });
  }
  const weekday = weekdayName(place.weekday, i18n.language, 'long');
  return t('chores.rhythm.onWeekday', { nth: t(`chores.rhythm.nth.${nthName(place.nth)}`), weekday });
}

function inYear(month: number, place: Place, { t, i18n }: Spoken): string {
  const name = monthName(month, i18n.language);
  if (place.on === 'day') {
    if (place.day === LAST_DAY) return t('chores.rhythm.onLastDayOf', { month: name });
    // A leap year contains every possible day.
    const date = new Intl.DateTimeFormat(localeFor(i18n.language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return t('chores.rhythm.onDate', { date: date.format(Date.UTC(2024, month - 1, place.day)) });
  }
  const weekday = weekdayName(place.weekday, i18n.language, 'long');
  return t('chores.rhythm.onWeekdayOf', { nth: t(`chores.rhythm.nth.${nthName(place.nth)}`), weekday, month: name });
}

/** Writes a recurrence in words: "Every Wednesday and Sunday", "Every other month on the first Saturday". */
export function rhythmText(recurrence: Recurrence, spoken: Spoken): string {
  const { t, i18n } = spoken;
  const { every, interval: count } = recurrence;
  switch (every) {
    case 'day':
      if (count === 1) return t('chores.rhythm.daily');
      return count === 2 ? t('chores.rhythm.everyOtherDay') : t('chores.rhythm.everyDays', { count });
    case 'week': {
      if (count === 1 && recurrence.weekdays.length === 7) return t('chores.rhythm.daily');
      const names = recurrence.weekdays.toSorted((a, b) => a - b).map((one) => weekdayName(one, i18n.language, 'long'));
      const days = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
      if (count === 1) return t('chores.rhythm.weekly', { days });
      return count === 2 ? t('chores.rhythm.everyOtherWeek', { days }) : t('chores.rhythm.everyWeeks', { count, days });
    }
    case 'month': {
      const place = inMonth(recurrence.in, spoken);
      if (count === 1) return t('chores.rhythm.monthly', { place });
      return count === 2
        ? t('chores.rhythm.everyOtherMonth', { place })
        : t('chores.rhythm.everyMonths', { count, place });
    }
    case 'year': {
      const place = inYear(recurrence.month, recurrence.in, spoken);
      return count === 1 ? t('chores.rhythm.yearly', { place }) : t('chores.rhythm.everyOtherYear', { place });
    }
  }
}
