import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { AddIcon, HousesIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useHouseholdRole } from './household-role.ts';

/** Somebody without a house: why there is nothing to see. */
export function NoHouse() {
  const { t } = useTranslation();
  const role = useHouseholdRole();
  return (
    <EmptyState
      icon={<HousesIcon />}
      text={t(`chores.noHouse.${role}`)}
      action={
        role === 'homeowner' && (
          <Button component={Link} to={paths.newHouse} variant="contained" startIcon={<AddIcon />}>
            {t('chores.noHouse.add')}
          </Button>
        )
      }
    />
  );
}
