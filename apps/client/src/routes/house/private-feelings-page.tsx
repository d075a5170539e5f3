import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { PrivateFeelings } from '#features/housing/ratings/private-feelings.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { BackIcon, EyeOffIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';

/** The private parts of the reader's ratings, visible to them and admins. */
export default function PrivateFeelingsPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  const heading = t('ratings.feelings.heading');
  if (role !== 'roomie' && role !== 'homeowner') {
    return (
      <Page heading={heading}>
        <EmptyState icon={<EyeOffIcon />} text={t('ratings.nothing')} />
      </Page>
    );
  }
  return (
    <Page
      heading={heading}
      lead={t('ratings.feelings.lead')}
      width={860}
      actions={
        <Button
          component={Link}
          to={role === 'roomie' ? paths.rateHomeowner : paths.rateRoomies}
          startIcon={<BackIcon />}
        >
          {t('ratings.feelings.toRatings')}
        </Button>
      }
    >
      <PrivateFeelings />
    </Page>
  );
}
