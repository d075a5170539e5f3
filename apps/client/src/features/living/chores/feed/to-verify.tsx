import type { House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { EmptyState, ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { FeedCard } from './feed-card.tsx';
import type { FeedPhotos } from './feed-photos.ts';
import { useToVerify } from './use-to-verify.ts';

/** What waits for the reader to say whether it is done. */
export function ToVerify({ house, photos }: { house: House; photos: FeedPhotos }) {
  const { t } = useTranslation();
  const { items, isError, retry } = useToVerify(house._id);
  if (items === undefined) return isError ? <LoadError onRetry={retry} /> : <ListSkeleton />;
  if (items.length === 0) return <EmptyState icon={<CheckIcon />} text={t('feed.empty.verified')} />;
  return (
    <Stack spacing={2}>
      {items.map((item) => (
        <FeedCard key={item._id} item={item} photos={photos} />
      ))}
    </Stack>
  );
}
