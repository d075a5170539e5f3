import { type Conversation, type House, LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useAnswered } from '../../api/use-answered.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOfHouse, paths } from '../../lib/paths.ts';
import { useWaitingApplicantsQuery } from '../../features/letting/ads/ads-api.ts';
import { ApplicantsWaiting } from '../../features/letting/ads/own/applicants-waiting.tsx';
import { byNewest } from '../../features/living/chat/conversations/conversation-patches.ts';
import { NewestMessages } from '../../features/living/chat/conversations/newest-messages.tsx';
import { usePreview } from '../../features/living/chat/conversations/use-preview.ts';
import { useOwnConversations, useUnreadTotal } from '../../features/living/chat/use-unread.ts';
import { DashboardFigures } from '../../features/home/houses/dashboard/dashboard-figures.tsx';
import { OccupancyByMonth } from '../../features/home/houses/dashboard/occupancy-by-month.tsx';
import { RoomsByHouse } from '../../features/home/houses/dashboard/rooms-by-house.tsx';
import { WaitingSection } from '../../features/home/houses/dashboard/waiting-section.tsx';
import { useFiguresQuery } from '../../features/home/houses/houses-api.ts';
import { HouseGrid } from '../../features/home/houses/list/house-grid.tsx';
import { HouseList } from '../../features/home/houses/list/house-list.tsx';
import { OccupancyLine } from '../../features/home/houses/list/occupancy-line.tsx';
import { useArrearsQuery } from '../../features/money/balance/balance-api.ts';
import { MoneyDue } from '../../features/money/balance/arrears/money-due.tsx';
import { NextShowings } from '../../features/letting/showings/next-showings.tsx';
import { useNextShowingsQuery } from '../../features/letting/showings/showings-api.ts';
import { useMe } from '../../session/me-context.tsx';
import { HousesIcon } from '../../ui/icons.tsx';
import { OptionField } from '../../ui/option-field.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, LoadError } from '../../ui/states.tsx';
import { useAddress } from '../../lib/use-address.ts';

const NEWEST_SHOWN = 5;
const HOUSES_SHOWN = 6;
const RANGES = ['6', '12', String(LIMITS.occupancyMonths)] as const;
const USUAL_RANGE = '12';

function HouseBody({ house, conversations, me }: { house: House; conversations: readonly Conversation[]; me: string }) {
  const { t } = useTranslation();
  const newest = byNewest(conversations)[0];
  const unread = conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
  const preview = usePreview(newest?.last_message ?? null, me);
  if (house.state === 'draft') {
    return (
      <Button
        component={Link}
        to={pathOfHouse(house)}
        variant="outlined"
        aria-label={t('owner.list.continueNamed', { name: house.name })}
        sx={{ mt: 'auto' }}
      >
        {t('owner.list.continue')}
      </Button>
    );
  }
  return (
    <>
      <OccupancyLine house={house} />
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, color: unread > 0 ? 'error.main' : 'text.secondary' }}>
          {unread > 0 ? t('chat.unread', { count: unread }) : t('houses.overview.quiet')}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {(newest?.last_message ?? null) === null ? t('houses.overview.noMessages') : preview}
        </Typography>
      </Box>
      {newest !== undefined && (
        <Button
          component={Link}
          to={paths.conversation(newest._id)}
          variant="outlined"
          aria-label={`${t('houses.overview.openChat')}: ${house.name}`}
        >
          {t('houses.overview.openChat')}
        </Button>
      )}
    </>
  );
}

/** How many months the drawing goes back; it stands in the address. */
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
  // What may or may not stand here is known before any of it is shown: nothing moves afterwards.
  const areOthersKnown = useAnswered(
    useNextShowingsQuery(),
    useWaitingApplicantsQuery(),
    useArrearsQuery({ id: userData._id }),
  );
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
          <MoneyDue />
          <ApplicantsWaiting />
          <NextShowings to={paths.ads} />
          <WaitingSection waiting={figures.waiting} />
        </Stack>
        {hasRooms && (
          <Stack spacing={3}>
            <OccupancyByMonth months={figures.months} controls={range} />
            <RoomsByHouse houses={figures.by_house} />
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

/** The homeowner's start: figures, what waits, every house at a glance, and what was written last. */
export default function OverviewPage() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const { conversations } = useOwnConversations();
  const ofHouse = (house: House): Conversation[] => conversations?.filter(({ house_id: id }) => id === house._id) ?? [];
  const empty = (
    <EmptyState
      icon={<HousesIcon />}
      heading={t('owner.list.emptyHeading')}
      text={t('owner.list.empty')}
      action={
        <Button component={Link} to={paths.newHouse} variant="contained">
          {t('owner.list.add')}
        </Button>
      }
    />
  );
  return (
    <Page heading={t('owner.dashboard.heading')} lead={t('owner.dashboard.lead')}>
      <Figures />
      <Stack direction="row" sx={{ mt: 5, mb: 2, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2">{t('owner.dashboard.atAGlance')}</Typography>
        <Button component={Link} to={paths.houses} sx={{ flex: 'none' }}>
          {t('owner.dashboard.allHouses')}
        </Button>
      </Stack>
      <HouseList filter={{}} empty={empty}>
        {(houses) => (
          <HouseGrid
            houses={houses.slice(0, HOUSES_SHOWN)}
            renderBody={(house) => <HouseBody house={house} conversations={ofHouse(house)} me={userData._id} />}
          />
        )}
      </HouseList>
      <Box sx={{ mt: 4 }}>
        <NewestMessages
          conversations={conversations === undefined ? undefined : byNewest(conversations).slice(0, NEWEST_SHOWN)}
          me={userData._id}
          empty={t('chat.empty.homeowner')}
        />
      </Box>
    </Page>
  );
}
