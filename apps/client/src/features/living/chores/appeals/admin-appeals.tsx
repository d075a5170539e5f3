import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { NothingHere, PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { AppealCard } from './appeal-card.tsx';
import { useAppealsForAdminsInfiniteQuery } from './appeals-api.ts';

/** Appeals that homeowners didn't decide in time, or that concern their own verdicts. */
export function AdminAppeals({ photos }: { photos: FeedPhotos }) {
  const { t } = useTranslation();
  return (
    <Section id="appeals" title={t('appeals.admins.heading')}>
      <PagedList
        query={useAppealsForAdminsInfiniteQuery(undefined)}
        skeleton={<ListSkeleton rows={1} avatar={false} />}
        empty={<NothingHere text={t('appeals.admins.none')} />}
      >
        {(appeals) => (
          <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
            {appeals.map((appeal) => (
              <AppealCard key={appeal._id} appeal={appeal} photos={photos} namesHouse />
            ))}
          </Stack>
        )}
      </PagedList>
    </Section>
  );
}
