import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { RateableStays } from '#features/housing/ratings/rateable-stays.tsx';
import { RatingsAbout } from '#features/housing/ratings/ratings-about.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { StarIcon } from '#ui/icons.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { BESIDE, Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';

/** Ratings by and about a roomie or a homeowner. */
export default function RatePage() {
  const { t } = useTranslation();
  const { id, role } = useReader();
  const heading = t('shell.nav.ratings');
  if (role !== 'roomie' && role !== 'homeowner') {
    return (
      <Page heading={heading}>
        <EmptyState icon={<StarIcon />} text={t('ratings.nothing')} />
      </Page>
    );
  }
  return (
    <Page
      heading={heading}
      lead={t(`ratings.lead.${role}`)}
      actions={
        <Button component={Link} to={role === 'roomie' ? paths.feelingsOfRoomie : paths.feelingsOfHomeowner}>
          {t('shell.title.privateFeelings')}
        </Button>
      }
    >
      <InOrder sx={BESIDE}>
        <RateableStays role={role} />
        <RatingsAbout id={id} />
      </InOrder>
    </Page>
  );
}
