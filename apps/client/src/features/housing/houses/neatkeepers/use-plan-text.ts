import type { CleaningPlan } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { clockTime, weekdayName } from '#lib/dates.ts';
import { comma, dot } from '#lib/direction.ts';

/** "Tue, Fri · 09:00–12:00", in the reader's format; times are in the house's time zone. */
export function usePlanText(): (plan: CleaningPlan) => string {
  const { t, i18n } = useTranslation();
  return ({ weekdays, from, to }) => {
    if (weekdays.length === 0) return t('keepers.noDays');
    const days =
      weekdays.length === 7
        ? t('keepers.everyDay')
        : weekdays.map((weekday) => weekdayName(weekday, i18n.language, 'short')).join(comma());
    if (from === null || to === null) return days;
    return `${days}${dot()}${clockTime(from, i18n.language)}–${clockTime(to, i18n.language)}`;
  };
}
