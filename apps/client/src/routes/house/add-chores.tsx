import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { AddIcon } from '#ui/icons.tsx';
import { useHouseholdRole } from './household-role.ts';

/** The homeowner's link for adding chores. */
export function AddChores({ house }: { house: House }) {
  const { t } = useTranslation();
  if (useHouseholdRole() !== 'homeowner') return null;
  return (
    <Button component={Link} to={paths.setUpChores(house._id)} variant="outlined" startIcon={<AddIcon />}>
      {t('chores.add')}
    </Button>
  );
}
