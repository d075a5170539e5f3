import type { PublicAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatRent } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { PublicImage } from '#ui/public-image.tsx';
import { RoomDrawing } from '#ui/room-drawing.tsx';

export const roomGrid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
};

interface RoomCardProps {
  ad: PublicAd;
  /** The filters in the URL, to return to. */
  search?: string;
  heading?: 'h2' | 'h3';
  /** Whether its photo is seen first. */
  isFirst?: boolean;
}

/** How a first view fills the photo. */
const COVER = {
  'data-slot-if': 'photo',
  'data-slot-src': 'photo',
  'data-slot-alt': 'caption',
  'data-slot-loading': 'loading',
  'data-slot-priority': 'priority',
};

export function RoomCard({ ad, search = '', heading = 'h2', isFirst = false }: RoomCardProps) {
  const { t, i18n } = useTranslation();
  const [cover] = ad.photos;
  return (
    <Card
      component="article"
      aria-label={ad.title}
      data-slot-each="rooms"
      data-slot-label="title"
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ height: 190 }}>
        <PublicImage
          path={cover?.small_url ?? null}
          alt={cover?.caption ?? ''}
          fallback={<RoomDrawing id={ad._id} />}
          isFirst={isFirst}
          slots={COVER}
        />
      </Box>
      <CardContent sx={{ p: 2.5, display: 'grid', gap: 0.75 }}>
        <Typography variant="h3" component={heading}>
          <Link
            component={RouterLink}
            to={`${paths.openRooms}?${search === '' ? '' : `${search}&`}id=${ad._id}`}
            data-slot="title"
            data-slot-href="address"
            color="inherit"
            underline="hover"
            sx={{ display: 'inline-block', py: 1, my: -1 }}
          >
            {ad.title}
          </Link>
        </Typography>
        <Typography data-slot="rent" sx={{ fontWeight: 650 }}>
          {t('rooms.perMonth', { rent: formatRent(ad.rent, ad.currency, i18n.language) })}
        </Typography>
        <Typography variant="body2" data-slot="place" sx={{ color: 'text.secondary' }}>
          {ad.city} {ad.area}
          {ad.size_m2 !== null && `${dot()}${t('rooms.size_m2', { size: ad.size_m2 })}`}
        </Typography>
        <Typography variant="body2" data-slot="from" sx={{ color: 'text.secondary' }}>
          {ad.available_from === null
            ? t('ads.rooms.now')
            : t('ads.rooms.fromDay', { day: day(ad.available_from, i18n.language) })}
        </Typography>
      </CardContent>
    </Card>
  );
}
