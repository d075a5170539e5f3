import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay } from '#lib/dates.ts';
import { useArrival } from '#session/use-reader.ts';
import { useHouseholdRole } from './household-role.ts';
import { NoHouseYet } from './no-house-yet.tsx';

/** Explains to a person without a house why there is nothing to see. */
export function NoHouse() {
  const { t, i18n } = useTranslation();
  const arrival = useArrival();
  const role = useHouseholdRole();
  const text =
    arrival === null
      ? t(`chores.noHouse.${role}`)
      : t('chores.noHouse.arrival', { house: arrival.house, day: nearDay(arrival.on, i18n.language) });
  return <NoHouseYet text={text} add={t('chores.noHouse.add')} />;
}
