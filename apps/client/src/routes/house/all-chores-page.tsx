import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { ChoreList } from '#features/living/chores/list/chore-list.tsx';
import { RetiredChores } from '#features/living/chores/list/retired-chores.tsx';
import { useCanRun } from '#features/living/speaker/speaker-api.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { AddChores } from './add-chores.tsx';
import { ChoresFrame } from './chores-frame.tsx';
import { EmptyChores } from './empty-chores.tsx';
import { useHouseholdRole } from './household-role.ts';

function EditableChores(props: Omit<ComponentProps<typeof ChoreList>, 'canEdit'>) {
  const canEdit = useCanRun('chores', props.house._id) === true;
  return <ChoreList {...props} canEdit={canEdit} />;
}

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
            <EditableChores chores={chores} house={house} today={today} />
          )}
          {role === 'homeowner' && <RetiredChores house={house} />}
        </>
      )}
    </ChoresFrame>
  );
}
