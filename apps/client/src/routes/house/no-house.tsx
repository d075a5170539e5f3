import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { useArrival } from '#session/use-reader.ts';
import { AddIcon, HousesIcon } from '#ui/icons.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import { useHouseholdRole } from './household-role.ts';

/** Explains to a person without a house why there is nothing to see. */
export function NoHouse() {
  const { t, i18n } = useTranslation();
  const arrival = useArrival();
  const role = useHouseholdRole();
  return (
    <EmptyState
      icon={<HousesIcon />}
      text={
        arrival === null
          ? t(`chores.noHouse.${role}`)
          : t('chores.noHouse.arrival', { house: arrival.house, day: nearDay(arrival.on, i18n.language) })
      }
      action={
        role === 'homeowner' && (
          <FirstAction to={paths.newHouse} icon={<AddIcon />}>
            {t('chores.noHouse.add')}
          </FirstAction>
        )
      }
    />
  );
}
