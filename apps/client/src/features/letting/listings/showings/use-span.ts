import type { Showing } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { spanIn } from '#lib/dates.ts';

/** Returns its time span, in the house's time zone. */
export function useSpan(): (showing: Pick<Showing, 'starts_at' | 'ends_at' | 'house'>) => string {
  const { i18n } = useTranslation();
  return ({ starts_at: from, ends_at: to, house }) => spanIn(house.time_zone, from, to, i18n.language);
}
