import type { House } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { FeedRows } from './feed-rows.tsx';
import type { FeedPhotos } from './feed-photos.ts';
import { useToVerify } from './use-to-verify.ts';

/** Posts waiting for the reader's verdict. */
export function ToVerify({ house, photos }: { house: House; photos: FeedPhotos }) {
  const { t } = useTranslation();
  const { items, isError, retry } = useToVerify(house._id);
  if (items === undefined) return isError ? <LoadError onRetry={retry} /> : <ListSkeleton />;
  if (items.length === 0) return <EmptyState icon={<CheckIcon />} text={t('feed.empty.verified')} />;
  return <FeedRows items={items} photos={photos} />;
}
