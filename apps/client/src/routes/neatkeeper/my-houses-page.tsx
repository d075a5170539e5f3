import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

import { BoardSection } from '#features/housing/houses/house/board-section.tsx';
import { NeatkeeperHouseCard } from '#features/housing/houses/neatkeepers/houses/neatkeeper-house-card.tsx';
import { ReceivedInvitations } from '#features/housing/houses/neatkeepers/houses/received-invitations.tsx';
import { Visits } from '#features/housing/houses/neatkeepers/houses/visits.tsx';
import { useKeptHousesQuery, useOwnInvitationsQuery } from '#features/housing/houses/neatkeepers/neatkeepers-api.ts';
import { EarlierReports } from '#features/living/chores/visits/report/earlier-reports.tsx';
import { ReportVisits } from '#features/living/chores/visits/report/report-visits.tsx';
import { FirstSteps } from '#features/insight/today/first-steps/first-steps.tsx';
import { useFirstStepsQuery } from '#features/insight/today/first-steps/first-steps-api.ts';
import { useAnswered } from '#api/use-answered.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { BroomIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { feedPhotos } from '#routes/house/feed-photos.tsx';

/** A neatkeeper's start page: invitations, visits to report, coming visits, and their houses' boards. */
export default function MyHousesPage() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useKeptHousesQuery();
  const { data: invited } = useOwnInvitationsQuery();
  // What may appear above the houses is loaded before they are shown, so that nothing shifts.
  const areStepsKnown = useAnswered(useFirstStepsQuery());
  const houses = areStepsKnown ? data?.items : undefined;
  const open = houses?.filter(({ state }) => state === 'open') ?? [];
  const invitations = invited?.items ?? [];
  return (
    <Page heading={t('kept.heading')} lead={t('kept.lead')}>
      <Stack spacing={3}>
        {invitations.length > 0 && <ReceivedInvitations invitations={invitations} />}
        <FirstSteps />
        {houses === undefined && (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />)}
        {houses?.length === 0 && invitations.length === 0 && <EmptyState icon={<BroomIcon />} text={t('kept.empty')} />}
        {houses !== undefined && houses.length > 0 && (
          <>
            {open.length > 0 && <ReportVisits houses={open} photos={feedPhotos} />}
            <Visits houses={houses} />
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              {houses.map((house) => (
                <NeatkeeperHouseCard key={house._id} house={house}>
                  <BoardSection
                    id={`board-${house._id}`}
                    title={t('kept.boardOf', { house: house.name })}
                    house={house}
                    isReadOnly
                  />
                  <EarlierReports house={house} gallery={feedPhotos.gallery} />
                </NeatkeeperHouseCard>
              ))}
            </Box>
          </>
        )}
      </Stack>
    </Page>
  );
}
