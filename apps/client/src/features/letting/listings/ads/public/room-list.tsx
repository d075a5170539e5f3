import type { PublicAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useTranslation } from '#i18n/use-translation.ts';
import { DoorIcon } from '#ui/public-icons.tsx';
import { PagedList, type PagedQuery } from '#ui/paged-list.tsx';
import { CardSkeleton, EmptyState } from '#ui/states.tsx';
import { RoomCard, roomGrid } from './room-card.tsx';

interface RoomListProps {
  rooms: PagedQuery<PublicAd>;
  /** The filters in the URL, to return to. */
  search: string;
  onReset: () => void;
}

export function RoomList({ rooms: query, search, onReset }: RoomListProps) {
  const { t } = useTranslation();
  const reset = (
    <Button variant="outlined" onClick={onReset}>
      {t('ads.rooms.reset')}
    </Button>
  );
  const empty =
    search === '' ? (
      <EmptyState icon={<DoorIcon />} heading={t('ads.rooms.emptyHeading')} text={t('ads.rooms.empty')} />
    ) : (
      <EmptyState icon={<DoorIcon />} text={t('ads.rooms.none')} action={reset} />
    );
  return (
    <PagedList query={query} skeleton={<CardSkeleton grid={roomGrid} height={340} />} empty={empty}>
      {(rooms) => (
        <>
          <Box sx={roomGrid}>
            {rooms.map((ad, at) => (
              <RoomCard key={ad._id} ad={ad} search={search} isFirst={at === 0} />
            ))}
          </Box>
          {search !== '' && <Box sx={{ mt: 3 }}>{reset}</Box>}
        </>
      )}
    </PagedList>
  );
}
