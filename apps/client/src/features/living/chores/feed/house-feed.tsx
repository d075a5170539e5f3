import type { Chore, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { useAppealsInfiniteQuery } from '#features/living/chores/appeals/appeals-api.ts';
import { StandingsPanel } from '#features/living/chores/standings/standings-panel.tsx';
import { AllFeed } from './all-feed.tsx';
import type { FeedPhotos } from './feed-photos.ts';
import { WaitingPosts } from './posts/waiting-posts.tsx';
import { SayDone } from './say-done.tsx';
import { ToVerify } from './to-verify.tsx';
import { useReader } from '#session/use-reader.ts';
import { useToVerify } from './use-to-verify.ts';

const HouseAppeals = lazyOnOpen(
  async () => (await import('#features/living/chores/appeals/house-appeals.tsx')).HouseAppeals,
  <ListSkeleton />,
);

const FILTERS = { show: oneOf(['verify', 'standings', 'appeals']) };
const BESIDE = { display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' };

interface HouseFeedProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  chores: readonly Chore[];
  photos: FeedPhotos;
}

/** A house's posts and standings, side by side or as tabs. `?show=verify`: only posts waiting for the reader. */
export function HouseFeed({ house, today, chores, photos }: HouseFeedProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [{ show: wanted = 'all' }, set] = useFilters(FILTERS);
  const show = isWide && wanted === 'standings' ? 'all' : wanted;
  const count = useToVerify(house._id).items?.length ?? 0;
  const appeals =
    useAppealsInfiniteQuery({ houseId: house._id, state: 'open' }).currentData?.pages[0]?.items.length ?? 0;
  const standings = <StandingsPanel house={house} today={today} photos={photos} />;
  const body = () => {
    if (show === 'standings') return standings;
    if (show === 'appeals') return <HouseAppeals house={house} photos={photos} />;
    return show === 'verify' ? <ToVerify house={house} photos={photos} /> : <AllFeed house={house} photos={photos} />;
  };
  const feed = (
    <Stack spacing={2}>
      {role === 'roomie' && chores.length > 0 && (
        <SayDone house={house} today={today} chores={chores} photos={photos} />
      )}
      <WaitingPosts houseId={house._id} />
      <TabRow
        id="feed"
        label={t('feed.views')}
        tabs={[
          { value: 'verify', label: t('feed.toVerify', { count }) },
          { value: 'all', label: t('feed.all') },
          ...(isWide ? [] : [{ value: 'standings' as const, label: t('standings.heading') }]),
          { value: 'appeals', label: t('appeals.tab', { count: appeals }) },
        ]}
        chosen={show}
        onChoose={(chosen) => {
          set({ show: chosen === 'all' ? '' : chosen });
        }}
      />
      <Box role="tabpanel" id="feed-panel" aria-labelledby={`feed-${show}`}>
        {body()}
      </Box>
    </Stack>
  );
  if (!isWide) return feed;
  return (
    <Box sx={BESIDE}>
      {feed}
      {standings}
    </Box>
  );
}
