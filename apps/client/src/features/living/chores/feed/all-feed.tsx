import type { House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { EmptyState, FirstAction, ListSkeleton } from '#ui/states.tsx';
import { LatestVisit } from '#features/living/chores/visits/latest-visit.tsx';
import { useLatestVisit } from '#features/living/chores/visits/use-latest-visit.ts';
import { useHouseFeedInfiniteQuery } from './feed-api.ts';
import { FeedRows } from './feed-rows.tsx';
import type { FeedPhotos } from './feed-photos.ts';

/** Everything done in a house, newest first, below the last visit of a neatkeeper. */
export function AllFeed({ house, photos }: { house: House; photos: FeedPhotos }) {
  const { t } = useTranslation();
  const { role } = useReader();
  const query = useHouseFeedInfiniteQuery({ houseId: house._id });
  const { visit, isLoading } = useLatestVisit(house);
  // Nothing shifts once it is visible.
  if (isLoading) return <ListSkeleton />;
  const list = (
    <PagedList
      query={query}
      empty={
        <EmptyState
          icon={<CheckIcon />}
          heading={t('feed.empty.heading')}
          text={t('feed.empty.text')}
          action={
            <FirstAction to={paths.choresOf(house._id)}>
              {t(role === 'roomie' ? 'feed.empty.own' : 'feed.empty.plan')}
            </FirstAction>
          }
        />
      }
    >
      {(items) => <FeedRows items={items} photos={photos} />}
    </PagedList>
  );
  if (visit === undefined) return list;
  return (
    <Stack spacing={2}>
      <LatestVisit visit={visit} gallery={photos.gallery} />
      {list}
    </Stack>
  );
}
