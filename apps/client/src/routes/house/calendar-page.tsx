import { CalendarView } from '#features/living/calendar/calendar-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { HouseFrame } from './house-frame.tsx';
import { NoHouseYet } from './no-house-yet.tsx';

/** Everything on the days of the reader's house, or of one they choose: `/calendar?house=`. */
export default function CalendarPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <HouseFrame
      heading={t('calendar.heading')}
      leadOf={({ name: house }) => t(`calendar.lead.${role === 'neatkeeper' ? 'neatkeeper' : 'resident'}`, { house })}
      width={1400}
      none={
        <NoHouseYet
          text={t(`calendar.noHouse.${role === 'admin' ? 'neatkeeper' : role}`)}
          add={t('calendar.addHouse')}
        />
      }
    >
      {(house, today) => <CalendarView house={house} today={today} />}
    </HouseFrame>
  );
}
