import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { MegaphoneIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { EmptyState } from '#ui/states.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { useAnnouncementsInfiniteQuery } from './announcements-api.ts';

/** The announcements of a house, newest first. `?announcement=`: the one to focus. */
export function AnnouncementList({ houseId }: { houseId: string }) {
  const { t } = useTranslation();
  const { role } = useReader();
  const [query] = useSearchParams();
  const aim = query.get('announcement');
  return (
    <PagedList
      query={useAnnouncementsInfiniteQuery({ houseId })}
      empty={
        <EmptyState
          icon={<MegaphoneIcon />}
          text={t(role === 'homeowner' ? 'announcements.none.homeowner' : 'announcements.none.roomie')}
        />
      }
    >
      {(announcements) => (
        <Stack spacing={2}>
          {announcements.map((announcement) => (
            <AnnouncementCard key={announcement._id} announcement={announcement} isAimedAt={announcement._id === aim} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
