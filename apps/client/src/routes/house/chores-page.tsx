import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { BalanceNotes } from '#features/living/chores/balances/balance-notes.tsx';
import { HouseCalendar } from '#features/living/chores/calendar/house-calendar.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { AddChores } from './add-chores.tsx';
import { ChoresFrame } from './chores-frame.tsx';
import { EmptyChores } from './empty-chores.tsx';
import { useHouseholdRole } from './household-role.ts';
import { ToFeed } from './to-feed.tsx';

/** A house's turns, for its roomies, homeowner and neatkeepers. `?house=` and the calendar's state are in the URL. */
export default function ChoresPage() {
  const { t } = useTranslation();
  const role = useHouseholdRole();
  return (
    <ChoresFrame
      heading={t('chores.heading')}
      leadOf={({ name }) => t(`chores.lead.${role}`, { house: name })}
      width={1280}
      actionsOf={(house) => (
        <>
          <ToFeed house={house} />
          <Button component={Link} to={paths.allChoresOf(house._id)}>
            {t('chores.all')}
          </Button>
          <AddChores house={house} />
        </>
      )}
    >
      {({ house, today, chores }) =>
        chores.length === 0 ? (
          <EmptyChores house={house} />
        ) : (
          <>
            {role !== 'neatkeeper' && <BalanceNotes houseId={house._id} />}
            <HouseCalendar house={house} today={today} />
          </>
        )
      }
    </ChoresFrame>
  );
}
