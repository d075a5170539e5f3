import type { ChoreAssigning } from '@common-roof/contracts';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';

/** Returns a sentence on how a chore is assigned. */
export function useWayText(houseId: string): (assign: ChoreAssigning) => string {
  const { t, i18n } = useTranslation();
  const { data } = useHouseQuery({ id: houseId });
  const nameOf = (id: string): string | undefined => data?.roomies.find(({ _id }) => _id === id)?.first_name;
  return (assign) => {
    if (assign.way === 'fixed') {
      return t('chores.wayText.fixed', { name: nameOf(assign.roomie_id) ?? t('chores.wayText.somebody') });
    }
    if (assign.way !== 'rotation') return t(`chores.wayText.${assign.way}`);
    const names = assign.order.flatMap((id) => nameOf(id) ?? []);
    if (names.length === 0) return t('chores.wayText.rotationAll');
    return t('chores.wayText.rotation', { names: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names) });
  };
}
