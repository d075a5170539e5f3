import type { VisitArea } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';

/** Returns the name of an area: its kind's, or its own. */
export function useAreaName(): (area: { readonly area: VisitArea; readonly name: string | null }) => string {
  const { t } = useTranslation();
  return ({ area, name }) => name ?? t(`visits.area.${area}`);
}
