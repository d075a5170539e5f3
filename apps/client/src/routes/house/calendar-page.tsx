import { CalendarView } from '#features/living/calendar/calendar-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { AddIcon, HousesIcon } from '#ui/icons.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import { HouseFrame } from './house-frame.tsx';

function NoHouse() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <EmptyState
      icon={<HousesIcon />}
      text={t(`calendar.noHouse.${role === 'admin' ? 'neatkeeper' : role}`)}
      action={
        role === 'homeowner' && (
          <FirstAction to={paths.newHouse} icon={<AddIcon />}>
            {t('calendar.addHouse')}
          </FirstAction>
        )
      }
    />
  );
}

/** Everything on the days of the reader's house, or of one they choose: `/calendar?house=`. */
export default function CalendarPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <HouseFrame
      heading={t('calendar.heading')}
      leadOf={({ name: house }) => t(`calendar.lead.${role === 'neatkeeper' ? 'neatkeeper' : 'resident'}`, { house })}
      width={1400}
      none={<NoHouse />}
    >
      {(house, today) => <CalendarView house={house} today={today} />}
    </HouseFrame>
  );
}
