import type { PublicAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { LinkButton, outlined } from '#ui/link-button.tsx';
import { DoorIcon } from '#ui/public-icons.tsx';
import { CardSkeleton, EmptyState, LoadError } from '#ui/states.tsx';
import { RoomCard, roomGrid } from './room-card.tsx';

/** One row on a desk. */
const SHOWN = '3';

/** A few open rooms, newest first. */
export function NewestRooms() {
  const { t } = useTranslation();
  const [rooms, setRooms] = useState<readonly PublicAd[] | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    callPublic('GET /api/wds', { query: { limit: SHOWN } }).then(
      ({ items }) => {
        setRooms(items);
      },
      () => {
        setRooms('failed');
      },
    );
  }, [tries]);

  if (rooms === undefined) return <CardSkeleton grid={roomGrid} height={340} />;
  if (rooms === 'failed') {
    return (
      <LoadError
        onRetry={() => {
          setRooms(undefined);
          setTries(tries + 1);
        }}
      />
    );
  }
  if (rooms.length === 0)
    return <EmptyState icon={<DoorIcon />} heading={t('ads.rooms.emptyHeading')} text={t('ads.rooms.empty')} />;
  return (
    <>
      <Box sx={roomGrid}>
        {rooms.map((ad) => (
          <RoomCard key={ad._id} ad={ad} heading="h3" />
        ))}
      </Box>
      <LinkButton to={paths.openRooms} sx={{ ...outlined, mt: 4 }}>
        {t('ads.rooms.all')}
      </LinkButton>
    </>
  );
}
