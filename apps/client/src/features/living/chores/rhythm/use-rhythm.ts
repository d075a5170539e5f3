import type { Recurrence } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { clockTime } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { rhythmText } from './rhythm-text.ts';

interface Rhythmic {
  readonly recurrence: Recurrence;
  /** `HH:MM` in the house's time zone. */
  readonly due_time: string;
  readonly weight: number;
}

/** Returns a chore's summary in one line: "Every Wednesday and Sunday, 20:00 · 3 points". */
export function useRhythm(): (chore: Rhythmic) => string {
  const spoken = useTranslation();
  const { t, i18n } = spoken;
  return ({ recurrence, due_time: time, weight }) => {
    const when = t('chores.rhythm.summary', {
      rhythm: rhythmText(recurrence, spoken),
      time: clockTime(time, i18n.language),
    });
    return `${when}${dot()}${t('chores.turn.points', { count: weight })}`;
  };
}
