import type { OwnAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { paths } from '../../../../lib/paths.ts';
import { formatRent } from '../../../../lib/money.ts';
import { NoteIcon } from '../../../../ui/icons.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { PrivateImage } from '../../../../ui/private-image.tsx';
import { RoomDrawing } from '../../../../ui/room-drawing.tsx';
import { CardSkeleton, EmptyState } from '../../../../ui/states.tsx';
import { useOwnAdsInfiniteQuery } from '../ads-api.ts';
import { AdStateTag } from './ad-state-tag.tsx';

function OwnAdCard({ ad }: { ad: OwnAd }) {
  const { t, i18n } = useTranslation();
  const [cover] = ad.photos;
  return (
    <Card component="article" aria-label={ad.title} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ height: 130 }}>
        <PrivateImage path={cover?.small_url ?? null} alt="" fallback={<RoomDrawing id={ad._id} />} />
      </Box>
      <CardContent sx={{ p: 2.5, display: 'grid', gap: 1, flex: 1, alignContent: 'start' }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={paths.ad(ad._id)}
              color="inherit"
              underline="hover"
              sx={{ display: 'inline-block', py: 1, my: -1 }}
            >
              {ad.title}
            </Link>
          </Typography>
          <AdStateTag state={ad.state} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ad.house.name}: {ad.room.name} · {formatRent(ad.rent, ad.currency, i18n.language)}
        </Typography>
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, color: ad.applicants.waiting > 0 ? 'error.main' : 'text.secondary' }}
        >
          {ad.applicants.waiting > 0
            ? t('owner.waiting', { count: ad.applicants.waiting })
            : t('ads.applicants', { count: ad.applicants.all })}
        </Typography>
      </CardContent>
    </Card>
  );
}

const grid = { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))' };

/** The homeowner's ads of every state. @param action what to do where there are none */
export function OwnAds({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PagedList
      query={useOwnAdsInfiniteQuery()}
      skeleton={<CardSkeleton grid={grid} height={280} />}
      empty={
        <EmptyState icon={<NoteIcon />} heading={t('ads.own.emptyHeading')} text={t('ads.own.empty')} action={action} />
      }
    >
      {(ads) => (
        <Box sx={grid}>
          {ads.map((ad) => (
            <OwnAdCard key={ad._id} ad={ad} />
          ))}
        </Box>
      )}
    </PagedList>
  );
}
