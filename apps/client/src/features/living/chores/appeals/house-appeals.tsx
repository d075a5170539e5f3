import type { House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { ScalesIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { useReader } from '#session/use-reader.ts';
import { AppealCard } from './appeal-card.tsx';
import { useAppealsInfiniteQuery } from './appeals-api.ts';

/** A roomie's own appeals, including those from earlier houses, or all of a house for its homeowner; newest first. */
export function HouseAppeals({ house, photos }: { house: House; photos: FeedPhotos }) {
  const { t } = useTranslation();
  const { role } = useReader();
  const whose = role === 'roomie' ? 'own' : 'others';
  return (
    <PagedList
      query={useAppealsInfiniteQuery({ houseId: role === 'roomie' ? undefined : house._id, state: undefined })}
      empty={
        <EmptyState icon={<ScalesIcon />} heading={t('appeals.empty.heading')} text={t(`appeals.empty.${whose}`)} />
      }
    >
      {(appeals) => (
        <Stack spacing={2}>
          {appeals.map((appeal) => (
            <AppealCard key={appeal._id} appeal={appeal} photos={photos} namesHouse={appeal.house._id !== house._id} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
