import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { useAnswered } from '#api/use-answered.ts';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { TrySampleHouse } from '#features/insight/sample-house/lazy-sample-house.ts';
import { FirstSteps } from '#features/insight/today/first-steps/first-steps.tsx';
import { useFirstStepsQuery } from '#features/insight/today/first-steps/first-steps-api.ts';
import { useWaitingQuery } from '#features/insight/today/waiting/waiting-api.ts';
import { WaitingSection } from '#features/insight/today/waiting/waiting-section.tsx';
import { useUnreadTotal } from '#features/living/chat/use-unread.ts';
import { DashboardFigures } from '#features/housing/houses/dashboard/dashboard-figures.tsx';
import { OccupancyByMonth } from '#features/housing/houses/dashboard/occupancy-by-month.tsx';
import { RoomsByHouse } from '#features/housing/houses/dashboard/rooms-by-house.tsx';
import { useFiguresQuery } from '#features/housing/houses/houses-api.ts';
import { useArrearsQuery } from '#features/money/ledger/book/balance-api.ts';
import { MoneyDue } from '#features/money/ledger/book/arrears/money-due.tsx';
import { useMe } from '#session/me-context.tsx';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { Page } from '#ui/page.tsx';
import { LoadError } from '#ui/states.tsx';
import { useAddress } from '#lib/use-address.ts';

const NextShowings = lazyInView(async () => {
  const [part] = await Promise.all([
    import('#features/letting/listings/showings/next-showings.tsx'),
    loadWords('showings'),
  ]);
  return part.NextShowings;
}, 0);
const HousesAtAGlance = lazyInView(async () => (await import('./houses-at-a-glance.tsx')).HousesAtAGlance, 720);

const RANGES = ['6', '12', String(LIMITS.occupancyMonths)] as const;
const USUAL_RANGE = '12';

/** The chart's number of months, kept in the URL. */
function useRange(): [string, (months: string) => void] {
  const [query, set] = useAddress<'months'>();
  const range = RANGES.find((known) => known === query.get('months')) ?? USUAL_RANGE;
  return [
    range,
    (months) => {
      set({ months: months === USUAL_RANGE ? '' : months });
    },
  ];
}

function Figures() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const [months, setMonths] = useRange();
  const unread = useUnreadTotal();
  const { data: figures, isError, refetch } = useFiguresQuery({ months });
  // Everything that may appear is loaded before anything is shown, so that nothing shifts.
  const areOthersKnown = useAnswered(useWaitingQuery(), useFirstStepsQuery(), useArrearsQuery({ id: userData._id }));
  if (figures === undefined && isError) return <LoadError onRetry={() => void refetch()} />;
  if (figures === undefined || !areOthersKnown) {
    return (
      <Stack role="status" aria-label={t('shell.loading')} spacing={3}>
        <Skeleton variant="rounded" height={96} />
        <Skeleton variant="rounded" sx={{ height: { xs: 1_000, lg: 640 } }} />
      </Stack>
    );
  }
  const hasRooms = figures.today.rooms > 0;
  const range = (
    <OptionField
      size="small"
      label={t('owner.dashboard.range')}
      value={months}
      onChange={({ target }) => {
        setMonths(target.value);
      }}
      sx={{ width: 140, flex: 'none' }}
    >
      {RANGES.map((count) => (
        <option key={count} value={count}>
          {t('owner.dashboard.months', { count: Number(count) })}
        </option>
      ))}
    </OptionField>
  );
  return (
    <Stack spacing={3}>
      <DashboardFigures figures={figures} unread={unread} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Stack spacing={3}>
          <FirstSteps>
            <TrySampleHouse />
          </FirstSteps>
          <WaitingSection saysNothing />
          <MoneyDue />
        </Stack>
        {hasRooms && (
          <Stack spacing={3}>
            <OccupancyByMonth months={figures.months} controls={range} />
            <RoomsByHouse houses={figures.by_house} />
            <NextShowings to={paths.ads} />
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

/** The homeowner's start page: figures, open questions, all houses at a glance, and the newest messages. */
export default function OverviewPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('owner.dashboard.heading')} lead={t('owner.dashboard.lead')}>
      <Figures />
      <HousesAtAGlance />
    </Page>
  );
}
