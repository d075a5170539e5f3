import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useHouseholdRole } from './household-role.ts';

/** Links from the turns to the feed, for roles with a feed page. */
export function ToFeed({ house }: { house: House }) {
  const { t } = useTranslation();
  const role = useHouseholdRole();
  if (role === 'neatkeeper') return null;
  return (
    <Button component={Link} to={role === 'homeowner' ? paths.ownersFeedOf(house._id) : paths.feed}>
      {t('chores.feed')}
    </Button>
  );
}
