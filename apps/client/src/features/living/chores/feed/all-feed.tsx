import type { House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { useHouseFeedInfiniteQuery } from './feed-api.ts';
import { FeedCard } from './feed-card.tsx';
import type { FeedPhotos } from './feed-photos.ts';

/** Everything that was done in a house, newest first. */
export function AllFeed({ house, photos }: { house: House; photos: FeedPhotos }) {
  const { t } = useTranslation();
  return (
    <PagedList
      query={useHouseFeedInfiniteQuery({ houseId: house._id })}
      empty={<EmptyState icon={<CheckIcon />} heading={t('feed.empty.heading')} text={t('feed.empty.text')} />}
    >
      {(items) => (
        <Stack spacing={2}>
          {items.map((item) => (
            <FeedCard key={item._id} item={item} photos={photos} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
