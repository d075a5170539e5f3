import type { WorsenedItem } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';

/** `Room: Walls (good, now damaged)` */
export function useWorsened(): (item: WorsenedItem) => string {
  const { t } = useTranslation();
  return ({ name, before, after }) =>
    t('deposits.worsened', {
      name,
      before: t(`deposits.condition.${before}`),
      after: t(`deposits.condition.${after}`),
    });
}
