import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { ChoreList } from '#features/living/chores/list/chore-list.tsx';
import { RetiredChores } from '#features/living/chores/list/retired-chores.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { AddChores } from './add-chores.tsx';
import { ChoresFrame } from './chores-frame.tsx';
import { EmptyChores } from './empty-chores.tsx';
import { useHouseholdRole } from './household-role.ts';

/** All chores of a house, and how they are assigned: `?house=`. */
export default function AllChoresPage() {
  const { t } = useTranslation();
  const role = useHouseholdRole();
  return (
    <ChoresFrame
      heading={t('chores.list.heading')}
      leadOf={({ name }) => t('chores.list.lead', { house: name })}
      actionsOf={(house) => (
        <>
          <Button component={Link} to={paths.choresOf(house._id)}>
            {t('chores.toCalendar')}
          </Button>
          <AddChores house={house} />
        </>
      )}
    >
      {({ house, today, chores }) => (
        <>
          {chores.length === 0 ? (
            <EmptyChores house={house} />
          ) : (
            <ChoreList chores={chores} house={house} today={today} />
          )}
          {role === 'homeowner' && <RetiredChores house={house} />}
        </>
      )}
    </ChoresFrame>
  );
}
