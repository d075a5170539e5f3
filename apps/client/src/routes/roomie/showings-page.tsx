import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { OwnShowings } from '#features/letting/listings/showings/own/own-showings.tsx';
import { QuietTimes } from '#features/letting/listings/showings/own/quiet-times.tsx';
import { PlannedShowings } from '#features/letting/listings/showings/plan/planned-showings.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { DoorIcon } from '#ui/icons.tsx';
import { BESIDE, Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';

/**
 * Showings of the reader's room. The path is open to every signed-in user; homeowners and admins see their own here.
 */
export default function ShowingsPage() {
  const { t } = useTranslation();
  const { userType, userData } = useMe();
  const livesSomewhere = userData.account_type === 'roomie' && userData.house !== null;
  const planner = userType === 'homeowner' || userType === 'admin' ? userType : null;
  const toStart = (
    <Button component={Link} to={HOME_OF[userType]} variant="contained">
      {t('showings.toStart')}
    </Button>
  );
  return (
    <Page heading={t('showings.heading')} lead={t(`showings.lead.${userType}`)}>
      <Stack spacing={3}>
        {livesSomewhere && (
          <Box sx={BESIDE}>
            <OwnShowings />
            <QuietTimes />
          </Box>
        )}
        {planner !== null && <PlannedShowings roomId={null} title={t(`showings.plan.inHouses.${planner}`)} />}
        {!livesSomewhere && planner === null && (
          <EmptyState icon={<DoorIcon />} text={t('showings.notForYou')} action={toStart} />
        )}
      </Stack>
    </Page>
  );
}
