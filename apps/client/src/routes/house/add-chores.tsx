import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useCanRun } from '#features/living/speaker/speaker-api.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { AddIcon } from '#ui/icons.tsx';

/** The link for adding chores, for those who can. */
export function AddChores({ house }: { house: House }) {
  const { t } = useTranslation();
  if (useCanRun('chores', house._id) !== true) return null;
  return (
    <Button component={Link} to={paths.setUpChores(house._id)} variant="outlined" startIcon={<AddIcon />}>
      {t('chores.add')}
    </Button>
  );
}
