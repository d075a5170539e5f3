import type { StockItem } from '@common-roof/contracts';
import { isNeeded } from '@common-roof/domain';

import { useTranslation } from '#i18n/use-translation.ts';
import { shortWhen } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';

/** Returns what is said about a thing below its name: its brand, since when it is needed, how long it lasts. */
export function useItemDetails(today: string): (item: StockItem) => string {
  const { t, i18n } = useTranslation();
  return ({ note, level, since, lasts_days: days, low_expected_on: lowOn }) => {
    const said = [
      note,
      isNeeded(level) ? t('stock.since', { when: shortWhen(since, i18n.language) }) : '',
      days === null || isNeeded(level) ? '' : t('stock.lasts', { days }),
      lowOn !== null && lowOn <= today ? t('stock.lowSoon') : '',
    ];
    return said.filter((one) => one !== '').join(dot());
  };
}
