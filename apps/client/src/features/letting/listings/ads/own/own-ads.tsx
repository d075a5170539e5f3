import type { OwnAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { formatRent } from '#lib/money.ts';
import { NoteIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { PrivateImage } from '#ui/private-image.tsx';
import { RoomDrawing } from '#ui/room-drawing.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { useOwnAdsInfiniteQuery } from '#features/letting/listings/ads/ads-api.ts';
import { dot } from '#lib/direction.ts';
import { AdStateTag } from './ad-state-tag.tsx';

function OwnAdRow({ ad }: { ad: OwnAd }) {
  const { t, i18n } = useTranslation();
  const [cover] = ad.photos;
  return (
    <Box
      component="article"
      aria-label={ad.title}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: 'none', width: { xs: 64, sm: 88 }, height: 64, borderRadius: 1, overflow: 'hidden' }}>
        <PrivateImage path={cover?.small_url ?? null} alt="" fallback={<RoomDrawing id={ad._id} />} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h4" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {/* The whole row is a link. */}
            <Link
              component={RouterLink}
              to={paths.ad(ad._id)}
              color="inherit"
              underline="hover"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {ad.title}
            </Link>
          </Typography>
          <AdStateTag state={ad.state} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ad.house.name}: {ad.room.name}
          {dot()}
          {formatRent(ad.rent, ad.currency, i18n.language)}
        </Typography>
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, color: ad.applicants.waiting > 0 ? 'error.main' : 'text.secondary' }}
        >
          {ad.applicants.waiting > 0
            ? t('owner.waiting', { count: ad.applicants.waiting })
            : t('ads.applicants', { count: ad.applicants.all })}
        </Typography>
      </Box>
    </Box>
  );
}

/** The homeowner's ads in all states. @param action shown if there are none */
export function OwnAds({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PagedList
      query={useOwnAdsInfiniteQuery()}
      skeleton={<ListSkeleton rows={2} />}
      empty={
        <EmptyState icon={<NoteIcon />} heading={t('ads.own.emptyHeading')} text={t('ads.own.empty')} action={action} />
      }
    >
      {(ads) => (
        <Card>
          {ads.map((ad) => (
            <OwnAdRow key={ad._id} ad={ad} />
          ))}
        </Card>
      )}
    </PagedList>
  );
}
