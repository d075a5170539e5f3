import type { PublicAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

import { day } from '../../../../lib/dates.ts';
import { formatRent } from '../../../../lib/money.ts';
import { DoorIcon } from '../../../../ui/icons.tsx';
import { PrivateImage } from '../../../../ui/private-image.tsx';
import { RoomDrawing } from '../../../../ui/room-drawing.tsx';
import { EmptyState, ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { useOpenRoomsInfiniteQuery } from '../ads-api.ts';
import type { RoomsView } from './rooms-view.ts';

function RoomCard({ ad, search }: { ad: PublicAd; search: string }) {
  const { t, i18n } = useTranslation();
  const [cover] = ad.photos;
  return (
    <Card component="article" aria-label={ad.title} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ height: 190 }}>
        <PrivateImage
          path={cover?.small_url ?? null}
          alt={cover?.caption ?? ''}
          fallback={<RoomDrawing id={ad._id} />}
        />
      </Box>
      <CardContent sx={{ p: 2.5, display: 'grid', gap: 0.75 }}>
        <Typography variant="h3" component="h2">
          <Link
            component={RouterLink}
            to={`/roomad?${search === '' ? '' : `${search}&`}id=${ad._id}`}
            color="inherit"
            underline="hover"
            sx={{ display: 'inline-block', py: 1, my: -1 }}
          >
            {ad.title}
          </Link>
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>
          {t('owner.room.perMonth', { rent: formatRent(ad.rent, ad.currency, i18n.language) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ad.city} {ad.area}
          {ad.size_m2 !== null && ` · ${t('owner.room.size_m2', { size: ad.size_m2 })}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ad.available_from === null
            ? t('ads.rooms.now')
            : t('ads.rooms.fromDay', { day: day(ad.available_from, i18n.language) })}
        </Typography>
      </CardContent>
    </Card>
  );
}

/** @param search the filters as they stand in the address, to come back to */
export function RoomList({ view, search, onReset }: { view: RoomsView; search: string; onReset: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOpenRoomsInfiniteQuery(view);
  const rooms = data?.pages.flatMap(({ items }) => items);
  if (rooms === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} />;
  }
  if (rooms.length === 0) {
    return search === '' ? (
      <EmptyState icon={<DoorIcon />} heading={t('ads.rooms.emptyHeading')} text={t('ads.rooms.empty')} />
    ) : (
      <EmptyState
        icon={<DoorIcon />}
        text={t('ads.rooms.none')}
        action={
          <Button variant="outlined" onClick={onReset}>
            {t('ads.rooms.reset')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        {rooms.map((ad) => (
          <RoomCard key={ad._id} ad={ad} search={search} />
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 3, flexWrap: 'wrap' }}>
        {hasNextPage && (
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('shell.showMore')}
          </Button>
        )}
        {search !== '' && <Button onClick={onReset}>{t('ads.rooms.reset')}</Button>}
      </Stack>
    </>
  );
}
